const steps: Record<string, (at: number, columns: number, count: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, columns) => at + columns,
  ArrowUp: (at, columns) => at - columns,
  Home: () => 0,
  End: (_at, _columns, count) => count - 1,
};

/** The cell that a key leads to in rows of however many fit; undefined where there is none. */
export function cellToward(cells: HTMLElement[], at: number, key: string): number | undefined {
  const top = cells[0]?.getBoundingClientRect().top;
  const wrap = cells.findIndex((cell) => cell.getBoundingClientRect().top !== top);
  const columns = wrap < 0 ? cells.length : wrap;
  const next = steps[key]?.(at, columns, cells.length);
  return next === undefined || !cells[next] ? undefined : next;
}
