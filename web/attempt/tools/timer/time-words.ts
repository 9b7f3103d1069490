/** What the clock shows: 24:37, 70:00. It says 0:00 only when nothing is left. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function minutesAndSeconds(ms: number): { minutes: number; seconds: number } {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}
