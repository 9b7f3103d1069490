/** The value that this share of the numbers does not exceed. */
export function quantile(numbers: number[], share: number): number {
  const index = Math.max(0, Math.ceil(numbers.length * share) - 1);
  return numbers.toSorted((one, other) => one - other)[index] ?? Number.NaN;
}

/** Prints a table of times with their ratios to the baseline, and the names that miss the target. */
export function showTimes(times: ReadonlyMap<string, number[]>, yardstick: string, target: number) {
  const baseline = quantile(times.get(yardstick) ?? [], 0.5);
  const rows = [...times].map(([name, milliseconds]) => {
    const [p50, p95] = [quantile(milliseconds, 0.5), quantile(milliseconds, 0.95)];
    return { name, p50, p95, ratio: p50 / baseline, times: milliseconds.length };
  });
  console.table(
    Object.fromEntries(
      rows.map(({ name, p50, p95, ratio, times: count }) => [
        name,
        {
          'p50 (ms)': p50.toFixed(1),
          'p95 (ms)': p95.toFixed(1),
          ratio: ratio.toFixed(1),
          times: count,
        },
      ]),
    ),
  );
  const slow = rows.filter(({ p95 }) => p95 >= target).map(({ name }) => name);
  console.log(
    slow.length === 0
      ? `every p95 is under ${target} ms`
      : `p95 of ${target} ms or more: ${slow.join('; ')}`,
  );
}
