import type { Language } from '@bac/exam/item/language.ts';

type Marks = readonly (readonly [name: string, mark: RegExp])[];

/** Every browser claims to be Chrome or Safari as well, so the particular ones come first. */
const browsers: Marks = [
  ['Cốc Cốc', /coc_coc/i],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|OPiOS\/|Opera/],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/.*Safari\//],
];

/** Android calls itself Linux too, and an iPhone “like Mac OS X”. */
const systems: Marks = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
];

const words: Record<Language, { on: string; unknown: string }> = {
  en: { on: 'on', unknown: 'Unknown device' },
  vi: { on: 'trên', unknown: 'Thiết bị không rõ' },
};

const match = (marks: Marks, userAgent: string): string[] =>
  marks
    .filter(([, mark]) => mark.test(userAgent))
    .map(([name]) => name)
    .slice(0, 1);

/** Such as “Chrome on Android”, as far as the browser says. */
export function deviceName(userAgent: string, language: Language): string {
  const { on, unknown } = words[language];
  const known = [...match(browsers, userAgent), ...match(systems, userAgent)];
  return known.join(` ${on} `) || unknown;
}

/** A name that was written down in English, in the reader's language. */
export function deviceNameIn(written: string, language: Language): string {
  if (written === '' || written === words.en.unknown) return words[language].unknown;
  return written.replace(` ${words.en.on} `, ` ${words[language].on} `);
}
