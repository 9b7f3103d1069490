export type Say = (line: string) => void;

const slowMs = 2_000;

/** Tells the person what they are waiting for, but only once the wait is long enough to notice. */
export async function sayIfSlow<T>(say: Say, line: string, work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => say(line), slowMs);
  return work.finally(() => clearTimeout(timer));
}
