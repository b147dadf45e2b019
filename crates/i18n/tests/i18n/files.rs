//! Fluent files as data, to compare them with each other.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use i18n::{Lang, hints_source, review_source, source, terminal_source, things_source};

/// The plural categories, which differ from language to language.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What a message needs and chooses by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// The variables in it.
    pub variables: BTreeSet<String>,
    /// The words that it knows for each variable it chooses by, without
    /// plurals.
    pub choices: BTreeMap<String, BTreeSet<String>>,
    /// The messages that it is made of.
    pub parts: BTreeSet<String>,
}

/// All messages of a language and their forms (`id.form`), each with what its parts need.
pub fn messages(lang: Lang) -> BTreeMap<String, Message> {
    let all = [source, terminal_source, review_source, things_source, hints_source];
    let all = all.map(|source| source(lang)).join("\n");
    let own = read(&all).unwrap_or_else(|problem| panic!("{}: {problem}", lang.code()));
    own.keys().map(|id| (id.clone(), whole(id, &own, 0))).collect()
}

fn whole(id: &str, own: &BTreeMap<String, Message>, depth: usize) -> Message {
    assert!(depth < 5, "{id} is part of itself");
    let mut message = own.get(id).unwrap_or_else(|| panic!("there is no part {id}")).clone();
    for part in message.parts.clone() {
        let part = whole(&part, own, depth + 1);
        message.variables.extend(part.variables);
        message.choices.extend(part.choices);
    }
    message.parts.clear();
    message
}

/// The messages of a text, or what is wrong with it.
pub fn read(source: &str) -> Result<BTreeMap<String, Message>, String> {
    let resource = fluent_syntax::parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(entry) = entry else { continue };
        let value = entry.value.ok_or_else(|| format!("{} says nothing", entry.id.name))?;
        let id = entry.id.name;
        let forms = entry.attributes.iter().map(|form| (format!("{id}.{}", form.id.name), &form.value));
        for (id, pattern) in std::iter::once((id.to_owned(), &value)).chain(forms) {
            let mut message = Message::default();
            message.pattern(pattern);
            if messages.insert(id.clone(), message).is_some() {
                return Err(format!("{id} is there twice"));
            }
        }
    }
    Ok(messages)
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let keys = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                });
                let words: BTreeSet<String> = keys.filter(|key| !PLURALS.contains(&key.as_str())).collect();
                if let InlineExpression::VariableReference { id } = selector
                    && !words.is_empty()
                {
                    self.choices.entry(id.name.to_owned()).or_default().extend(words);
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.parts.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("not used here: {other:?}"),
        }
    }
}

#[test]
fn a_text_with_a_mistake_is_noticed() {
    assert!(read("a = one\nb = { $x").is_err());
    assert!(read("a = one\na = two").is_err());
    assert!(read("a = one\n    .b = two\n    .b = three").is_err());
}

#[test]
fn a_message_is_read_with_all_it_needs() {
    let source = r"
a = { $x ->
    [yes] { b }
   *[no] { $y ->
        [one] 1
       *[other] { $z }
    }
}
b = { $w }
    .form = { $v }
";
    let own = read(source).unwrap();
    assert_eq!(own["b.form"].variables, ["v".to_owned()].into());
    let message = whole("a", &own, 0);
    assert_eq!(message.variables, ["w", "x", "y", "z"].map(str::to_owned).into());
    assert_eq!(message.choices, [("x".to_owned(), ["no", "yes"].map(str::to_owned).into())].into());
}
