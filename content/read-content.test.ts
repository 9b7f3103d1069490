import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeProblem, type Problem } from './problem.ts';
import { readContent } from './read-content.ts';

const bankFolder = import.meta.dirname;
const transitions = join('items', 'rw', 'transitions.yaml');
const form = join('forms', 'practice-rw-1.yaml');
const otherForm = join('forms', 'diagnostic-1.yaml');

/** Two forms and their items, because reading the whole bank for every test would take too long. */
function smallBank(): Map<string, string> {
  const source = (file: string): string => readFileSync(join(bankFolder, file), 'utf8');
  const forms = [form, otherForm].map((file) => [file, source(file)] as const);
  const ids = new Set(forms.flatMap(([, text]) => text.match(/[\w-]+/g)));
  const isUsed = (item: string): boolean => ids.has(/^- id: (\S+)/.exec(item)?.[1] ?? '');
  const items = globSync(join('items', '*', '*.yaml'), { cwd: bankFolder }).map((file) => {
    const entries = source(file).split(/^(?=- )/m);
    return [file, entries.filter(isUsed).join('') || '[]'] as const;
  });
  return new Map([...forms, ...items, [transitions, source(transitions)]]);
}

const files = smallBank();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bac-content-'));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Changes a file and returns the line of the change. */
function changeFile(file: string, from: string, to: string): number {
  const source = textOf(file);
  const index = source.indexOf(from);
  if (index === -1) throw new Error(`${file} has no “${from}”`);
  writeFileSync(join(folder, file), source.replace(from, to));
  return source.slice(0, index).split('\n').length;
}

const problems = (): Problem[] => readContent(folder).problems;
const findProblem = (rule: string): Problem | undefined =>
  problems().find((each) => each.rule === rule);

describe('the initial bank', () => {
  it('has items and forms, and no problems', () => {
    const content = readContent(bankFolder);
    expect(content.problems.map(describeProblem)).toEqual([]);
    expect(content.items.length).toBeGreaterThan(100);
    expect(content.forms.map((each) => each.form.id)).toEqual(
      expect.arrayContaining(['diagnostic-1', 'full-1', 'practice-math-1', 'practice-rw-1']),
    );
  });
});

describe('problems are reported with file, line, item and rule', () => {
  it('reports no problem in an unchanged bank', () => {
    expect(problems()).toEqual([]);
  });

  it('reports YAML that does not parse', () => {
    const line = changeFile(transitions, '  subject: literature', '  subject: "literature');
    const problem = findProblem('yaml');
    expect(problem).toMatchObject({ file: transitions, line: expect.any(Number) });
    expect(problem?.line).toBeGreaterThanOrEqual(line);
  });

  it('reports an unknown field of an item', () => {
    const line = changeFile(
      transitions,
      '  subject: literature',
      '  mood: calm\n  subject: literature',
    );
    const [problem] = problems();
    expect(problem).toMatchObject({
      file: transitions,
      line,
      item: 'transitions-01',
      rule: 'format',
    });
    expect(problem?.message).toContain('mood');
  });

  it('reports a missing field', () => {
    changeFile(transitions, '  difficulty: easy\n', '');
    const [problem] = problems();
    expect(problem).toMatchObject({ file: transitions, line: 1, item: 'transitions-01' });
    expect(problem?.message).toContain('difficulty');
  });

  it('reports a lint problem', () => {
    changeFile(transitions, '  subject: literature\n', '');
    expect(problems()).toEqual([
      expect.objectContaining({
        file: transitions,
        line: 1,
        item: 'transitions-01',
        rule: 'subject-missing',
      }),
    ]);
  });

  it('reports an item id that is used twice', () => {
    const line = changeFile(transitions, 'id: transitions-02', 'id: transitions-01');
    expect(findProblem('id-twice')).toMatchObject({
      file: transitions,
      line,
      item: 'transitions-01',
    });
  });

  it('reports an item of a form that no file has', () => {
    const line = changeFile(form, 'transitions-04', 'transitions-99');
    expect(findProblem('item-unknown')).toMatchObject({ file: form, line, item: 'transitions-99' });
  });

  it('reports an item that is too early in a form', () => {
    changeFile(form, 'words-in-context-05', 'words-in-context-00');
    changeFile(form, 'words-in-context-08', 'words-in-context-05');
    const line = changeFile(form, 'words-in-context-00', 'words-in-context-08');
    expect(problems()).toEqual([
      expect.objectContaining({ file: form, line, item: 'words-in-context-08', rule: 'order' }),
    ]);
  });

  it('reports an item that two forms score', () => {
    const line = changeFile(form, 'words-in-context-05', 'words-in-context-01');
    expect(problems()).toEqual([
      expect.objectContaining({
        file: form,
        line,
        item: 'words-in-context-01',
        rule: 'item-in-two-forms',
      }),
    ]);
  });

  it('reports a draft in a form', () => {
    changeFile(transitions, '  subject: literature', '  status: draft\n  subject: literature');
    expect(findProblem('item-unpublished')).toMatchObject({
      file: otherForm,
      item: 'transitions-01',
    });
  });

  it('reports a pretest item that is not listed among the items', () => {
    const line = textOf(form).split('\n').length;
    writeFileSync(join(folder, form), `${textOf(form)}    pretest: [circles-01]\n`);
    expect(findProblem('pretest-unlisted')).toMatchObject({ file: form, line, item: 'circles-01' });
  });

  it('reports a missing question at its module', () => {
    const line = textOf(form).split('\n').indexOf('  - section: rw') + 1;
    changeFile(form, '      - words-in-context-05\n', '');
    expect(findProblem('question-count')).toMatchObject({ file: form, line });
  });

  it('reports an unknown field of a form', () => {
    const line = changeFile(form, '    part: 1', '    part: 1\n    minutes: 30');
    expect(problems()).toEqual([
      expect.objectContaining({ file: form, line: line + 1, rule: 'format' }),
    ]);
  });

  it('reports a form id that is used twice', () => {
    changeFile(form, 'id: practice-rw-1', 'id: diagnostic-1');
    expect(findProblem('id-twice')).toMatchObject({ file: form, line: 1 });
  });
});
