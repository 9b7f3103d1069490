export type Say = (line: string) => void;

const slowMs = 2_000;

/** Says what the person is waiting for, but only if the wait is long enough to notice. */
export async function sayIfSlow<T>(say: Say, line: string, work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => say(line), slowMs);
  return work.finally(() => clearTimeout(timer));
}
