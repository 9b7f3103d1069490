/** Formats 18:42 for the clock of a test: minutes may exceed sixty, and 0:00 means that no time is left. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
