/** 18:42, as a test's clock shows it: minutes may pass sixty, and 0:00 comes only when nothing is left. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
