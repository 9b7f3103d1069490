import type { Language } from '@bac/exam/item/language.ts';

type Patterns = readonly (readonly [name: string, mark: RegExp])[];

/** Every browser also claims to be Chrome or Safari, so specific names come first. */
const browsers: Patterns = [
  ['Cốc Cốc', /coc_coc/i],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|OPiOS\/|Opera/],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/.*Safari\//],
];

/** Android also claims to be Linux, and an iPhone to be “like Mac OS X”. */
const systems: Patterns = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
];

const texts: Record<Language, { on: string; unknown: string }> = {
  en: { on: 'on', unknown: 'Unknown device' },
  vi: { on: 'trên', unknown: 'Thiết bị không rõ' },
};

const match = (patterns: Patterns, userAgent: string): string[] =>
  patterns
    .filter(([, pattern]) => pattern.test(userAgent))
    .map(([name]) => name)
    .slice(0, 1);

/** Formats names such as “Chrome on Android”, as far as the user agent reveals them. */
export function deviceName(userAgent: string, language: Language): string {
  const { on, unknown } = texts[language];
  const names = [...match(browsers, userAgent), ...match(systems, userAgent)];
  return names.join(` ${on} `) || unknown;
}

/** Translates a stored English name into the reader's language. */
export function deviceNameIn(storedName: string, language: Language): string {
  if (storedName === '' || storedName === texts.en.unknown) return texts[language].unknown;
  return storedName.replace(` ${texts.en.on} `, ` ${texts[language].on} `);
}
