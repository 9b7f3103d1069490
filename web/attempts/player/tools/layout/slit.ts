/** The lines that the reader leaves clear. */
export interface Slit {
  top: number;
  height: number;
}

const leastHeight = 32;
const bar = 40;

/** Moved or made taller, and still inside, with its bar. */
export function moveSlit(slit: Slit, by: Partial<Slit>, room: number): Slit {
  const space = Math.max(room - bar, leastHeight);
  const height = Math.min(Math.max(slit.height + (by.height ?? 0), leastHeight), space);
  const top = Math.min(Math.max(slit.top + (by.top ?? 0), 0), space - height);
  return { top, height };
}
