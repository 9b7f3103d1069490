/** `14/03/2009` or `14.3.2009` as `2009-03-14`. Anything else stays as it is, for the rules to judge. */
export function isoDateOf(typed: string): string {
  const text = typed.trim();
  const [, day, month, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
  if (!day || !month || !year) return text;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `2009-03-14` as a person would have typed it. */
export const typedDateOf = (iso: string): string => iso.split('-').toReversed().join('/');

/** Eight digits are enough: the slashes come by themselves while one types on, and never while one corrects. */
export function withSlashes(typed: string, before: string): string {
  const isTypingOn = typed.length > before.length && typed.startsWith(before);
  if (!isTypingOn || !/^[\d/]+$/.test(typed)) return typed;
  return typed.replace(/^(\d\d)(\d)/, '$1/$2').replace(/^(\d\d\/\d\d)(\d)/, '$1/$2');
}

/** The person's own calendar day, written the way the rules compare it: as midnight in UTC. */
export const calendarDay = (now: Date): Date =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

const dayMilliseconds = 86_400_000;

/** Whole days from `today`, a calendar day, to a date as `2026-12-05`; negative once it is over. */
export const daysUntil = (iso: string, today: Date): number =>
  Math.round((Date.parse(iso) - today.getTime()) / dayMilliseconds);
