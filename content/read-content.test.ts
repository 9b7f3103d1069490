import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeProblem, type Problem } from './problem.ts';
import { readContent } from './read-content.ts';

const whole = import.meta.dirname;
const transitions = join('items', 'rw', 'transitions.yaml');
const form = join('forms', 'practice-rw-1.yaml');
const otherForm = join('forms', 'diagnostic-1.yaml');

/** Two forms and the items that they name: to read the whole bank again for every fault would take long. */
function smallBank(): Map<string, string> {
  const source = (file: string): string => readFileSync(join(whole, file), 'utf8');
  const forms = [form, otherForm].map((file) => [file, source(file)] as const);
  const named = new Set(forms.flatMap(([, text]) => text.match(/[\w-]+/g)));
  const isNamed = (item: string): boolean => named.has(/^- id: (\S+)/.exec(item)?.[1] ?? '');
  const items = globSync(join('items', '*', '*.yaml'), { cwd: whole }).map((file) => {
    const some = source(file).split(/^(?=- )/m);
    return [file, some.filter(isNamed).join('') || '[]'] as const;
  });
  return new Map([...forms, ...items, [transitions, source(transitions)]]);
}

const small = smallBank();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bac-content-'));
  for (const [file, text] of small) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Changes a file and says on which line the change stands. */
function spoil(file: string, from: string, to: string): number {
  const source = textOf(file);
  const at = source.indexOf(from);
  if (at === -1) throw new Error(`${file} has no “${from}”`);
  writeFileSync(join(folder, file), source.replace(from, to));
  return source.slice(0, at).split('\n').length;
}

const problems = (): Problem[] => readContent(folder).problems;
const found = (rule: string): Problem | undefined => problems().find((each) => each.rule === rule);

describe('the founding bank as it is', () => {
  it('has items and forms, and no problems', () => {
    const content = readContent(whole);
    expect(content.problems.map(describeProblem)).toEqual([]);
    expect(content.items.length).toBeGreaterThan(100);
    expect(content.forms.map((each) => each.form.id)).toEqual(
      expect.arrayContaining(['diagnostic-1', 'full-1', 'practice-math-1', 'practice-rw-1']),
    );
  });
});

describe('a fault is told with file, line, item and rule', () => {
  it('and there is none before one is made', () => {
    expect(problems()).toEqual([]);
  });

  it('YAML that does not parse', () => {
    const line = spoil(transitions, '  subject: literature', '  subject: "literature');
    const problem = found('yaml');
    expect(problem).toMatchObject({ file: transitions, line: expect.any(Number) });
    expect(problem?.line).toBeGreaterThanOrEqual(line);
  });

  it('a field that no item has', () => {
    const line = spoil(transitions, '  subject: literature', '  mood: calm\n  subject: literature');
    const [problem] = problems();
    expect(problem).toMatchObject({
      file: transitions,
      line,
      item: 'transitions-01',
      rule: 'format',
    });
    expect(problem?.message).toContain('mood');
  });

  it('a field that is missing', () => {
    spoil(transitions, '  difficulty: easy\n', '');
    const [problem] = problems();
    expect(problem).toMatchObject({ file: transitions, line: 1, item: 'transitions-01' });
    expect(problem?.message).toContain('difficulty');
  });

  it('a rule of the lint', () => {
    spoil(transitions, '  subject: literature\n', '');
    expect(problems()).toEqual([
      expect.objectContaining({
        file: transitions,
        line: 1,
        item: 'transitions-01',
        rule: 'subject-missing',
      }),
    ]);
  });

  it('an item id used twice', () => {
    const line = spoil(transitions, 'id: transitions-02', 'id: transitions-01');
    expect(found('id-twice')).toMatchObject({ file: transitions, line, item: 'transitions-01' });
  });

  it('an item that a form names and no file has', () => {
    const line = spoil(form, 'transitions-04', 'transitions-99');
    expect(found('item-unknown')).toMatchObject({ file: form, line, item: 'transitions-99' });
  });

  it('an item that stands too early in a form', () => {
    spoil(form, 'words-in-context-05', 'words-in-context-00');
    spoil(form, 'words-in-context-08', 'words-in-context-05');
    const line = spoil(form, 'words-in-context-00', 'words-in-context-08');
    expect(problems()).toEqual([
      expect.objectContaining({ file: form, line, item: 'words-in-context-08', rule: 'order' }),
    ]);
  });

  it('an item that two forms use', () => {
    const line = spoil(form, 'words-in-context-05', 'words-in-context-01');
    expect(problems()).toEqual([
      expect.objectContaining({
        file: form,
        line,
        item: 'words-in-context-01',
        rule: 'item-in-two-forms',
      }),
    ]);
  });

  it('an item in a form that is still a draft', () => {
    spoil(transitions, '  subject: literature', '  status: draft\n  subject: literature');
    expect(found('item-unpublished')).toMatchObject({
      file: otherForm,
      item: 'transitions-01',
    });
  });

  it('a pretest item that is not among the items', () => {
    const line = textOf(form).split('\n').length;
    writeFileSync(join(folder, form), `${textOf(form)}    pretest: [circles-01]\n`);
    expect(found('pretest-unlisted')).toMatchObject({ file: form, line, item: 'circles-01' });
  });

  it('a form with a question too few, at its module', () => {
    const line = textOf(form).split('\n').indexOf('  - section: rw') + 1;
    spoil(form, '      - words-in-context-05\n', '');
    expect(found('question-count')).toMatchObject({ file: form, line });
  });

  it('a field that no form has', () => {
    const line = spoil(form, '    part: 1', '    part: 1\n    minutes: 30');
    expect(problems()).toEqual([
      expect.objectContaining({ file: form, line: line + 1, rule: 'format' }),
    ]);
  });

  it('a form id used twice', () => {
    spoil(form, 'id: practice-rw-1', 'id: diagnostic-1');
    expect(found('id-twice')).toMatchObject({ file: form, line: 1 });
  });
});
