import { foldAccents } from '@bac/exam/fold-accents.ts';

/** Characters that people substitute for letters. `i` and `l` share substitutes, so they count as one letter here. */
const substitutes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};

const undoSubstitutions = (folded: string): string =>
  folded.replaceAll(/[@431!|l0$57+]/g, (sign) => substitutes[sign]!);

/** Normalizes variants that an attacker tries together: `P@ssw0rd`, `password` and `PASSWORD`. */
export const normalizeSpelling = (text: string): string => undoSubstitutions(foldAccents(text));

/** A normalized word, with the digits and signs before and after it. */
export interface Core {
  word: string;
  before: string;
  after: string;
}

/** Longer passwords are never common, and checking them would take long. */
const maxLength = 40;

/**
 * Lists every way to split a password into a prefix, a word and a suffix. A sign at an end may belong to either: in `$unshine1!` it
 * substitutes a letter of the word, in `$dragon1!` it is a prefix.
 */
export function listCores(password: string): Core[] {
  const folded = foldAccents(password);
  if (folded.length > maxLength) return [];
  const plain = undoSubstitutions(folded);
  const leadLength = /^\P{L}*/u.exec(folded)![0].length;
  const tailStart = folded.length - /\P{L}*$/u.exec(folded)![0].length;
  const cores: Core[] = [];
  for (let from = 0; from <= leadLength; from += 1) {
    for (let to = Math.max(tailStart, from + 1); to <= folded.length; to += 1) {
      cores.push({
        word: plain.slice(from, to),
        before: folded.slice(0, from),
        after: folded.slice(to),
      });
    }
  }
  return cores;
}

/** Counts the parts that an attacker must guess: a year is one part, and so is a run such as `1234` or `!!!`. */
function countParts(affix: string): number {
  const signs = affix.replaceAll(/(?:19|20)\d\d/g, 'y');
  let parts = 0;
  for (let index = 0; index < signs.length; index += 1) {
    const step = index === 0 ? Infinity : signs.charCodeAt(index) - signs.charCodeAt(index - 1);
    if (Math.abs(step) > 1) parts += 1;
  }
  return parts;
}

/** Affixes such as `@123`, `2026!` and `!!!!!!` add no security; five independent parts do. */
export const isGuessable = ({ before, after }: Core): boolean =>
  countParts(before) + countParts(after) <= 4;
