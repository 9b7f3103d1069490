import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import { moduleName, validateForm, type Bank } from '@bac/exam/blueprint/validate-form.ts';
import { localText } from '@bac/exam/item/local-text.ts';
import { sections } from '@bac/exam/item/section.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from './problem.ts';
import type { ReadResult } from './read-items.ts';
import { schemaProblems } from './schema-problems.ts';
import { parseYaml, type YamlFile } from './yaml-file.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A form as authors write it: item ids in the order of the test. `pretest` lists those among them that are not scored. */
const authoredForm = z.strictObject({
  id,
  blueprint: z.enum(blueprintIds),
  name: localText,
  modules: z
    .array(
      z.strictObject({
        section: z.enum(sections),
        part: z.literal([1, 2]),
        route: z.enum(['lower', 'higher']).optional(),
        items: z.array(id).min(1),
        pretest: z.array(id).default([]),
      }),
    )
    .min(1),
});
type AuthoredForm = z.infer<typeof authoredForm>;

export interface FoundForm {
  form: Form;
  file: string;
  /** The line of an item in the file. */
  lineOf(item: string): number;
}

/** The files contain one version of each item, which is the one that a form uses. */
const toForm = (authored: AuthoredForm, bank: Bank): Form => ({
  ...authored,
  modules: authored.modules.map(({ items, pretest, ...module }) => ({
    ...module,
    slots: items.map((item) => ({
      item,
      version: bank.get(item)?.version ?? 1,
      isPretest: pretest.includes(item),
    })),
  })),
});

function lineOfItem(yaml: YamlFile, { modules }: AuthoredForm, item: string): number {
  const module = modules.findIndex(({ items }) => items.includes(item));
  const index = modules[module]?.items.indexOf(item) ?? -1;
  return index === -1 ? 1 : yaml.lineOf(['modules', module, 'items', index]);
}

/** Finds the location of a problem from its message, which names the item or, failing that, the module. */
function locate(yaml: YamlFile, authored: AuthoredForm, message: string): Partial<Problem> {
  const listed = new Set(authored.modules.flatMap(({ items }) => items));
  const item = message.split(/[\s:]+/).find((word) => listed.has(word));
  if (item !== undefined) return { line: lineOfItem(yaml, authored, item), item };
  const module = authored.modules.findIndex((each) => message.startsWith(moduleName(each)));
  return { line: module === -1 ? 1 : yaml.lineOf(['modules', module]) };
}

/** Problems of the file that do not occur in the parsed form. */
function findFileProblems(yaml: YamlFile, authored: AuthoredForm, bank: Bank): Problem[] {
  return authored.modules.flatMap(({ items, pretest }, index) => [
    ...items
      .filter((item) => (bank.get(item)?.status ?? 'published') !== 'published')
      .map((item) => ({
        file: yaml.file,
        line: lineOfItem(yaml, authored, item),
        item,
        rule: 'item-unpublished',
        message: 'A form may only use published items.',
      })),
    ...pretest
      .filter((item) => !items.includes(item))
      .map((item) => ({
        file: yaml.file,
        line: yaml.lineOf(['modules', index, 'pretest', pretest.indexOf(item)]),
        item,
        rule: 'pretest-unlisted',
        message: 'A pretest item must also be listed among the items, at its position.',
      })),
  ]);
}

function readForm(folder: string, name: string, bank: Bank): ReadResult<FoundForm> {
  const file = join('forms', name);
  const yaml = parseYaml(file, readFileSync(join(folder, file), 'utf8'));
  if ('problem' in yaml) return { found: [], problems: [yaml.problem] };
  const parsed = authoredForm.safeParse(yaml.value);
  if (!parsed.success) return { found: [], problems: schemaProblems(yaml, parsed.error) };
  const authored = parsed.data;
  const form = toForm(authored, bank);
  const formProblems = validateForm(form, bank).map(({ code, message }) => ({
    file,
    line: 1,
    ...locate(yaml, authored, message),
    rule: code,
    message,
  }));
  return {
    found: [{ form, file, lineOf: (item) => lineOfItem(yaml, authored, item) }],
    problems: [...findFileProblems(yaml, authored, bank), ...formProblems],
  };
}

function findRepeatedIds(found: readonly FoundForm[]): Problem[] {
  return found.flatMap(({ form, file }, index) => {
    const first = found.slice(0, index).find((other) => other.form.id === form.id);
    if (!first) return [];
    const message = `The form id “${form.id}” is already used in ${first.file}.`;
    return [{ file, line: 1, rule: 'id-twice', message }];
  });
}

/** Reads every form below `folder/forms`, with all differences from their blueprints. */
export function readForms(folder: string, bank: Bank): ReadResult<FoundForm> {
  const results = readdirSync(join(folder, 'forms'))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => readForm(folder, name, bank));
  const found = results.flatMap((each) => each.found);
  const problems = results.flatMap((each) => each.problems);
  return { found, problems: [...problems, ...findRepeatedIds(found)] };
}
