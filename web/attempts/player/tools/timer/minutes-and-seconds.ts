/** The minutes and seconds that a clock shows. A started second counts as a whole one. */
export function minutesAndSeconds(ms: number): { minutes: number; seconds: number } {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}
