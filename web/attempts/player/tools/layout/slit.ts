/** The opening of the line reader, which is not dimmed. */
export interface Slit {
  top: number;
  height: number;
}

const minHeight = 32;
const barHeight = 40;

/** Moves or resizes the slit, and keeps it and its bar inside the room. */
export function moveSlit(slit: Slit, delta: Partial<Slit>, room: number): Slit {
  const space = Math.max(room - barHeight, minHeight);
  const height = Math.min(Math.max(slit.height + (delta.height ?? 0), minHeight), space);
  const top = Math.min(Math.max(slit.top + (delta.top ?? 0), 0), space - height);
  return { top, height };
}
