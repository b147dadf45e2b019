//! Where the lines of a grid lie.

/// Round values from the first to the last, at most so many: steps of 1, 2 or 5 with
/// noughts before or behind.
pub fn ticks((first, last): (f64, f64), most: u32) -> Vec<f64> {
    if !(last > first && (last - first).is_finite()) || most == 0 {
        return Vec::new();
    }
    let least = (last - first) / f64::from(most);
    let power = 10_f64.powf(least.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|round| round * power);
    let step = step.into_iter().find(|step| *step >= least * 0.999_999).unwrap_or(10.0 * power);
    let begin = (first / step - 1e-9).ceil();
    let values = (0..=most).map(|nth| (begin + f64::from(nth)) * step);
    values.take_while(|value| *value <= last + step * 1e-9).collect()
}
