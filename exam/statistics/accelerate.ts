/**
 * Squared extrapolation (SQUAREM; Varadhan and Roland, 2008): from a point and two steps of a slowly converging iteration, a point
 * much closer to its limit. Group means and difficulties that only a few common items tie together would otherwise take hundreds
 * of steps.
 */
export function extrapolate(
  start: Float64Array,
  once: Float64Array,
  twice: Float64Array,
): Float64Array {
  let [firstLength, bendLength] = [0, 0];
  for (let index = 0; index < start.length; index += 1) {
    const first = once[index]! - start[index]!;
    const bend = twice[index]! - once[index]! - first;
    firstLength += first * first;
    bendLength += bend * bend;
  }
  const length = bendLength > 0 ? -Math.min(20, Math.sqrt(firstLength / bendLength)) : -1;
  if (length > -1) return twice;
  return start.map((value, index) => {
    const first = once[index]! - value;
    const bend = twice[index]! - once[index]! - first;
    return value - 2 * length * first + length * length * bend;
  });
}
