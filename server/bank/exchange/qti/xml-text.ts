import { escapeMarkup } from '@bac/exam/figure/svg/escape-markup.ts';

/** What XML 1.0 can't hold, not even by number. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** As text between tags or in an attribute; what can't be written is left out. */
export const xmlText = (text: string): string => escapeMarkup(text.replace(unwritable, ''));

/** JSON escapes whatever it likes, so nothing has to be left out. */
export const xmlJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(
      unwritable,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
