/** A word that readers outside this project must decode, with the plain ones to write instead. */
interface RetiredWord {
  pattern: RegExp;
  instead: string;
}

/** The rule is in CONTRIBUTING.md, “Words”. Retired identifiers are in `.oxlintrc.json`, under `id-denylist`. */
const retiredWords: readonly RetiredWord[] = [
  { pattern: /\bwho(so)?ever\b/i, instead: 'anyone who, a person who' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\breckon(s|ed|ing|ings)?\b/i, instead: 'compute, estimate' },
  { pattern: /\bmend(s|ed|ing|able)?\b/i, instead: 'fix, correct' },
  { pattern: /\bwholly\b/i, instead: 'completely' },
  { pattern: /\btongues?\b/i, instead: 'language' },
  { pattern: /\bsitters?\b/i, instead: 'test taker' },
  { pattern: /\blearnt\b/i, instead: 'learned' },
];

/** Whole names that say nothing about what a file holds, and retired words in a name. */
const retiredFileNames =
  /(^|\/)(asking|beside|given|kept|kinds|shown|standing|theirs|told|written)\.|(^|[-/])(anew|letters?|mend|reckon\w*|sitters?|sitting|tell)(?=[-.])/;

/** Files that may use a retired word, with the reason. */
export const exceptions: Record<string, string> = {
  'checks/plain-words.ts': 'It lists the words.',
  'checks/plain-words.test.ts': 'It plants them.',
};

export interface Finding {
  line: number;
  word: string;
  instead: string;
}

/** The comments and test titles of a source file; all of a document. Other strings are texts for users. */
function proseOf(file: string, source: string): string {
  if (file.endsWith('.md')) return source;
  const comments = /\/\*[\s\S]*?\*\/|(?<=^|[\s{(])\/\/.*/gm;
  const titles =
    /\b(?:describe|it|test)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])(?:\\.|(?!\1)[\s\S])*\1/g;
  const prose = [...source.matchAll(comments), ...source.matchAll(titles)]
    .map(({ 0: text, index }) => ({ text, index }))
    .toSorted((a, b) => a.index - b.index);
  // Only the line breaks remain of everything else, so that lines keep their numbers.
  let end = 0;
  let result = '';
  for (const { text, index } of prose) {
    if (index < end) continue;
    result += source.slice(end, index).replaceAll(/[^\n]+/g, ' ') + text;
    end = index + text.length;
  }
  return result;
}

/** Every retired word in the comments, test titles and documents of one file. */
export function retiredWordsIn(file: string, source: string): Finding[] {
  if (file in exceptions) return [];
  const lines = proseOf(file, source).split('\n');
  return lines.flatMap((text, index) =>
    retiredWords.flatMap(({ pattern, instead }) => {
      const word = pattern.exec(text)?.[0];
      return word === undefined ? [] : [{ line: index + 1, word, instead }];
    }),
  );
}

export const hasRetiredName = (file: string): boolean =>
  !(file in exceptions) && retiredFileNames.test(file);
