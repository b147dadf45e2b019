//! The names by which the WebAssembly and the JavaScript around it know each
//! other. Each ends in a hash, and nothing is harder to compress.

/// The beginning of such a name.
const START: &str = "__wbg_";

/// How long a hash is.
const HASH: usize = 16;

/// Numbers the names instead, in both, in the order of the JavaScript. A number
/// is as long as a hash, so nothing else moves.
pub fn number(script: &mut String, wasm: &mut [u8]) {
    let names = hashed(script);
    let numbered = |number: usize| {
        let name: &str = &names[number];
        format!("{}{number:0HASH$x}", &name[..name.len() - HASH])
    };
    for at in 0..wasm.len() {
        if wasm[at..].starts_with(START.as_bytes()) {
            let here = names.iter().position(|name| wasm[at..].starts_with(name.as_bytes()));
            if let Some(name) = here.map(numbered) {
                wasm[at..at + name.len()].copy_from_slice(name.as_bytes());
            }
        }
    }
    for (number, name) in names.iter().enumerate() {
        *script = script.replace(name, &numbered(number));
    }
}

/// The names that end in a hash, each once.
fn hashed(script: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (at, _) in script.match_indices(START) {
        let name: &str =
            script[at..].split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or("");
        let hash = name.rsplit('_').next().unwrap_or("");
        let is_hash = hash.len() == HASH && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        if is_hash && !names.iter().any(|known| known == name) {
            names.push(name.to_owned());
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_become_numbers_on_both_sides() {
        let mut script =
            "__wbg_a_0123456789abcdef: f, __wbg_b_c_fedcba9876543210(x), __wbg_a_0123456789abcdef, \
                          __wbg_ptr, __wbg_set_wasm"
                .to_owned();
        let mut wasm = b"\0__wbg_b_c_fedcba9876543210\x05__wbg_a_0123456789abcdef".to_vec();
        number(&mut script, &mut wasm);
        assert_eq!(
            script,
            "__wbg_a_0000000000000000: f, __wbg_b_c_0000000000000001(x), __wbg_a_0000000000000000, \
             __wbg_ptr, __wbg_set_wasm"
        );
        assert_eq!(wasm, b"\0__wbg_b_c_0000000000000001\x05__wbg_a_0000000000000000");
    }
}
