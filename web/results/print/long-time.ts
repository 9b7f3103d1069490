const two = (value: number): string => String(value).padStart(2, '0');

/** 2:09:41, and 29:48 below an hour; a begun second counts, as on the clocks of the screens. */
export function longTime(ms: number): string {
  const all = Math.ceil(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
