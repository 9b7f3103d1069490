/** +60 and −20, with a true minus; nothing is 0. The figure may be written in another way, such as a time. */
export function signed(value: number, figure: string = String(Math.abs(value))): string {
  if (value === 0) return '0';
  return `${value > 0 ? '+' : '−'}${figure}`;
}
