/** The value that so large a share of them does not exceed. */
export function quantile(numbers: number[], share: number): number {
  const place = Math.max(0, Math.ceil(numbers.length * share) - 1);
  return numbers.toSorted((one, other) => one - other)[place] ?? Number.NaN;
}

/** A table of times by name, each with its ratio to the yardstick’s, and which of them miss the target. */
export function showTimes(times: ReadonlyMap<string, number[]>, yardstick: string, target: number) {
  const usual = quantile(times.get(yardstick) ?? [], 0.5);
  const rows = [...times].map(([name, taken]) => {
    const [p50, p95] = [quantile(taken, 0.5), quantile(taken, 0.95)];
    return { name, p50, p95, ratio: p50 / usual, times: taken.length };
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
