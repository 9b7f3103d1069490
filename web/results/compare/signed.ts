/** “+60”, “−20” with a true minus sign, “0”. `figure` replaces the digits, for example by a time. */
export function signed(value: number, figure: string = String(Math.abs(value))): string {
  if (value === 0) return '0';
  return `${value > 0 ? '+' : '−'}${figure}`;
}
