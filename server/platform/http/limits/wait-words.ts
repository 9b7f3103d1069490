import type { Language } from '@bac/exam/item/language.ts';

/** The wait in the largest unit that says it well, never shorter than it is: `15 minutes`. */
function waitIn(language: Language, seconds: number): string {
  const [count, unit] =
    seconds <= 90
      ? [seconds, 'second']
      : seconds <= 90 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}

/** Said to whoever has reached a limit: a person who knows how long to wait does not go on pressing. */
export const waitWords = (seconds: number): Record<Language, string> => ({
  en: `There have been too many tries. Please try again in ${waitIn('en', seconds)}.`,
  vi: `Đã có quá nhiều lần thử. Bạn thử lại sau ${waitIn('vi', seconds)} nhé.`,
});
