import { join } from 'node:path';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleItem } from '@bac/exam/testing/sample-bank.ts';
import { describeProblem } from './problem.ts';
import { readItems } from './read-items.ts';
import { fingerprint } from './reviews/fingerprint.ts';
import { readReviews, type BlindAnswer } from './reviews/read-reviews.ts';
import { readRewordings, undo } from './reviews/rewordings.ts';
import { unreviewed } from './reviews/unreviewed.ts';
import { writeBlindSheets } from './reviews/write-blind-sheets.ts';

describe('the recorded blind reviews', () => {
  const items = readItems(import.meta.dirname).found.map(({ item }) => item);
  const { found, problems } = readReviews(import.meta.dirname);
  const rewordings = readRewordings(import.meta.dirname);

  it('the recorded blind reviews are well formed', () => {
    expect([...problems, ...rewordings.problems].map(describeProblem)).toEqual([]);
  });

  it('the recorded blind reviews are about existing items', () => {
    const ids = new Set(items.map(({ id }) => id));
    expect(found.map(({ item }) => item).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('every published item has two readers who found the key in its latest version', () => {
    expect(unreviewed(items, found, rewordings.found).map(({ id }) => id)).toEqual([]);
  });

  it('every recorded rewording, undone, gives a question that two readers have answered', () => {
    const unneeded = rewordings.found.filter((change) => {
      const item = items.find(({ id }) => id === change.item);
      const before = item && undo(item, change);
      return !before || unreviewed([before], found).length > 0;
    });
    expect(unneeded).toEqual([]);
  });
});

describe('unreviewed', () => {
  const item = { ...sampleItem('transitions'), status: 'published' as const };
  const key = item.response.kind === 'choice' ? item.response.key : '';
  const answer = (reader: number, change: Partial<BlindAnswer> = {}): BlindAnswer => ({
    item: item.id,
    version: 1,
    seen: fingerprint(item),
    answer: key,
    reader,
    ...change,
  });
  const isOpen = (...answers: BlindAnswer[]): boolean => unreviewed([item], answers).length === 1;

  it('an item is reviewed once two readers have found the key', () => {
    expect(isOpen(answer(1), answer(2))).toBe(false);
  });

  it('does not count two answers of one reader', () => {
    expect(isOpen(answer(1), answer(1))).toBe(true);
  });

  it('does not count an item for which a reader found another answer', () => {
    const other = key === 'A' ? 'B' : 'A';
    expect(isOpen(answer(1), answer(2), answer(3, { answer: other }))).toBe(true);
  });

  it('does not count a guess', () => {
    expect(isOpen(answer(1), answer(2, { sure: 'no' }))).toBe(true);
    expect(isOpen(answer(1), answer(2, { sure: 'almost' }))).toBe(false);
  });

  it('does not count answers from before the question changed', () => {
    const edited = { ...item, stem: `${item.stem} Why?` };
    expect(unreviewed([edited], [answer(1), answer(2)])).toEqual([edited]);
  });

  it('keeps answers across a recorded rewording, and only if nothing else changed', () => {
    const now = 'the given text';
    const reworded = { ...item, stem: `${item.stem} Use ${now}.` };
    const before = { ...item, stem: `${item.stem} Use the text above.` };
    const seen = fingerprint(before);
    const answers = [answer(1, { seen }), answer(2, { seen })];
    const changes = [{ item: item.id, now, before: 'the text above' }];
    expect(unreviewed([reworded], answers)).toEqual([reworded]);
    expect(unreviewed([reworded], answers, changes)).toEqual([]);
    const more = { ...reworded, stem: `${reworded.stem} Why?` };
    expect(unreviewed([more], answers, changes)).toEqual([more]);
  });

  it('keeps an item reviewed when only its explanation or its line breaks change', () => {
    const reworded = {
      ...item,
      version: 2,
      hint: { en: 'Look again.', vi: 'Hãy xem lại.' },
      passages: item.passages.map((text) => text.replace(' ', '\n')),
    };
    expect(unreviewed([reworded], [answer(1), answer(2)])).toEqual([]);
  });
});

describe('blind sheets', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bac-blind-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const item = { ...sampleItem('transitions'), status: 'published' as const };

  it('blind sheets show the question, but neither key nor explanation', () => {
    const [questions = '', answers = ''] = writeBlindSheets(folder, [item], []);
    const text = readFileSync(questions, 'utf8');
    expect(text).toContain(item.stem);
    expect(text).toContain('A) one way');
    expect(text).not.toContain(item.hint.en);
    expect(readFileSync(answers, 'utf8')).not.toMatch(/key|why/);
  });

  it('a completed answer sheet counts as a review', () => {
    const sheets = writeBlindSheets(folder, [item], []).filter((name) => name.endsWith('.yaml'));
    const round = join(folder, 'reviews', 'round-1');
    mkdirSync(round, { recursive: true });
    const key = item.response.kind === 'choice' ? item.response.key : '';
    for (const [index, name] of sheets.entries()) {
      const filled = readFileSync(name, 'utf8').replaceAll("answer: ''", `answer: ${key}`);
      writeFileSync(join(round, `${index}.yaml`), filled);
    }
    const { found, problems } = readReviews(folder);
    expect(problems).toEqual([]);
    expect(unreviewed([item], found)).toEqual([]);
  });

  it('rejects an answer sheet with a missing answer', () => {
    const round = join(folder, 'reviews', 'round-1');
    writeBlindSheets(round, [item], []);
    expect(readReviews(folder).problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'reviews/round-1/reader-1-rw.yaml:3',
      'reviews/round-1/reader-2-rw.yaml:3',
    ]);
  });
});
