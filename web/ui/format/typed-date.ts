/** Converts `14/03/2009` or `14.3.2009` to `2009-03-14`. Anything else stays as it is, for validation to judge. */
export function isoDateOf(typed: string): string {
  const text = typed.trim();
  const [, day, month, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
  if (!day || !month || !year) return text;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Converts `2009-03-14` to `14/03/2009`. */
export const typedDateOf = (iso: string): string => iso.split('-').toReversed().join('/');

/** Inserts the slashes while a person types on, so that eight digits are enough; never while they correct. */
export function withSlashes(typed: string, before: string): string {
  const isTypingOn = typed.length > before.length && typed.startsWith(before);
  if (!isTypingOn || !/^[\d/]+$/.test(typed)) return typed;
  return typed.replace(/^(\d\d)(\d)/, '$1/$2').replace(/^(\d\d\/\d\d)(\d)/, '$1/$2');
}

/** The local calendar day as midnight in UTC, the form in which validation rules compare days. */
export const calendarDay = (now: Date): Date =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

const dayMilliseconds = 86_400_000;

/** Whole days from `today`, a calendar day, to a date as `2026-12-05`; negative once it is over. */
export const daysUntil = (iso: string, today: Date): number =>
  Math.round((Date.parse(iso) - today.getTime()) / dayMilliseconds);
