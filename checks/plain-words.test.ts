import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exceptions, hasRetiredName, retiredWordsIn } from './plain-words.ts';

const root = resolve(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  // Articles of the site are texts for users.
  .filter((file) => /^(?!content\/site\/).*\.(tsx?|css|md)$/.test(file))
  .filter((file) => existsSync(join(root, file)));

describe('the words of this repository', () => {
  it('comments, test titles and documents use no retired word', () => {
    const findings = tracked.flatMap((file) =>
      retiredWordsIn(file, readFileSync(join(root, file), 'utf8')).map(
        ({ line, word, instead }) => `${file}:${line} says “${word}”; write ${instead}`,
      ),
    );
    expect(findings).toEqual([]);
  });

  it('no file has a retired name', () => {
    expect(tracked.filter(hasRetiredName)).toEqual([]);
  });

  it('every exception names a file that exists', () => {
    expect(Object.keys(exceptions).filter((file) => !tracked.includes(file))).toEqual([]);
  });
});

describe('the check of words', () => {
  it.each([
    ['a line comment', 'const a = 1; // computed anew'],
    ['a block comment', '/**\n * Whoever asks gets it.\n */'],
    ['a test title', `it('mends a key', () => {});`],
    ['a table of cases', `it.each(cases)('mends %s', () => {});`],
    ['a title in the next line', `test(\n  "reckons it",\n);`],
  ])('finds a retired word in %s', (_place, source) => {
    expect(retiredWordsIn('a.ts', source)).toHaveLength(1);
  });

  it('finds a retired word anywhere in a document and gives its line', () => {
    expect(retiredWordsIn('a.md', 'One.\nWholly new.')).toEqual([
      { line: 2, word: 'Wholly', instead: 'completely' },
    ]);
  });

  it('leaves other strings and identifiers alone', () => {
    expect(retiredWordsIn('a.ts', `const whoever = 'mended'; // plain`)).toEqual([]);
    expect(retiredWordsIn('a.ts', `get('https://a.example/anew')`)).toEqual([]);
  });

  it('finds a retired file name', () => {
    expect(hasRetiredName('server/tickets/tell-ticket.ts')).toBe(true);
    expect(hasRetiredName('web/bank/kinds.ts')).toBe(true);
    expect(hasRetiredName('web/bank/question-states.ts')).toBe(false);
    expect(hasRetiredName('web/telling.ts')).toBe(false);
  });
});
