import { foldAccents } from '@bac/exam/fold-accents.ts';

/** What people write for a letter. `i` and `l` share their stand-ins, so they count as one letter here. */
const standsFor: Readonly<Record<string, string>> = {
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

const unswap = (folded: string): string =>
  folded.replaceAll(/[@431!|l0$57+]/g, (sign) => standsFor[sign]!);

/** One spelling for what a guesser tries together: `P@ssw0rd`, `password` and `PASSWORD`. */
export const spellingOf = (text: string): string => unswap(foldAccents(text));

/** A word, in that one spelling, and the digits and signs that were put before and after it. */
export interface Core {
  word: string;
  before: string;
  after: string;
}

/** Nobody counts what is longer than this among the common ones, and looking at it would take long. */
const longest = 40;

/**
 * Every way to see a password as a word with something glued on. At the ends a sign may be either: `$unshine1!` is a word that
 * begins with a swapped letter, `$dragon1!` is not.
 */
export function coresOf(password: string): Core[] {
  const folded = foldAccents(password);
  if (folded.length > longest) return [];
  const unswapped = unswap(folded);
  const lead = /^\P{L}*/u.exec(folded)![0].length;
  const tail = folded.length - /\P{L}*$/u.exec(folded)![0].length;
  const cores: Core[] = [];
  for (let from = 0; from <= lead; from += 1) {
    for (let to = Math.max(tail, from + 1); to <= folded.length; to += 1) {
      cores.push({
        word: unswapped.slice(from, to),
        before: folded.slice(0, from),
        after: folded.slice(to),
      });
    }
  }
  return cores;
}

/** How many things a guesser must think of: a year is one, and so is a run such as `1234` or `!!!`. */
function thingsIn(glued: string): number {
  const signs = glued.replaceAll(/(?:19|20)\d\d/g, 'y');
  let things = 0;
  for (let at = 0; at < signs.length; at += 1) {
    const step = at === 0 ? Infinity : signs.charCodeAt(at) - signs.charCodeAt(at - 1);
    if (Math.abs(step) > 1) things += 1;
  }
  return things;
}

/** `@123`, `2026!` and `!!!!!!` hide nothing; five things that do not belong together do. */
export const isGuessable = ({ before, after }: Core): boolean =>
  thingsIn(before) + thingsIn(after) <= 4;
