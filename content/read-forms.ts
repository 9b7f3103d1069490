import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import { moduleName, validateForm, type Bank } from '@bac/exam/blueprint/validate-form.ts';
import { localText } from '@bac/exam/item/local-text.ts';
import { sections } from '@bac/exam/item/section.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from './problem.ts';
import type { Read } from './read-items.ts';
import { schemaProblems } from './schema-problems.ts';
import { parseYaml, type YamlFile } from './yaml-file.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A form as an editor writes it: ids in the order of the test; `pretest` names those among them that do not count. */
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
  /** The line on which an item stands in it. */
  lineOf(item: string): number;
}

/** The files hold one version of each item: that is the one a form means. */
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

/** What the blueprint has against a form names, in its sentence, the item or else the module at fault. */
function placeOf(yaml: YamlFile, authored: AuthoredForm, message: string): Partial<Problem> {
  const listed = new Set(authored.modules.flatMap(({ items }) => items));
  const item = message.split(/[\s:]+/).find((word) => listed.has(word));
  if (item !== undefined) return { line: lineOfItem(yaml, authored, item), item };
  const module = authored.modules.findIndex((each) => message.startsWith(moduleName(each)));
  return { line: module === -1 ? 1 : yaml.lineOf(['modules', module]) };
}

/** Faults that the form itself could not have: they are in how it was written down. */
function misnamed(yaml: YamlFile, authored: AuthoredForm, bank: Bank): Problem[] {
  return authored.modules.flatMap(({ items, pretest }, index) => [
    ...items
      .filter((item) => (bank.get(item)?.status ?? 'published') !== 'published')
      .map((item) => ({
        file: yaml.file,
        line: lineOfItem(yaml, authored, item),
        item,
        rule: 'item-unpublished',
        message: 'A form is made of published items.',
      })),
    ...pretest
      .filter((item) => !items.includes(item))
      .map((item) => ({
        file: yaml.file,
        line: yaml.lineOf(['modules', index, 'pretest', pretest.indexOf(item)]),
        item,
        rule: 'pretest-unlisted',
        message: 'A pretest item also stands among the items, in its place.',
      })),
  ]);
}

function readForm(folder: string, name: string, bank: Bank): Read<FoundForm> {
  const file = join('forms', name);
  const yaml = parseYaml(file, readFileSync(join(folder, file), 'utf8'));
  if ('problem' in yaml) return { found: [], problems: [yaml.problem] };
  const parsed = authoredForm.safeParse(yaml.value);
  if (!parsed.success) return { found: [], problems: schemaProblems(yaml, parsed.error) };
  const authored = parsed.data;
  const form = toForm(authored, bank);
  const faults = validateForm(form, bank).map(({ code, message }) => ({
    file,
    line: 1,
    ...placeOf(yaml, authored, message),
    rule: code,
    message,
  }));
  return {
    found: [{ form, file, lineOf: (item) => lineOfItem(yaml, authored, item) }],
    problems: [...misnamed(yaml, authored, bank), ...faults],
  };
}

function repeated(found: readonly FoundForm[]): Problem[] {
  return found.flatMap(({ form, file }, index) => {
    const first = found.slice(0, index).find((other) => other.form.id === form.id);
    if (!first) return [];
    const message = `The form id “${form.id}” is already used in ${first.file}.`;
    return [{ file, line: 1, rule: 'id-twice', message }];
  });
}

/** Every form below `folder/forms`, and everything that keeps one from being what its blueprint says. */
export function readForms(folder: string, bank: Bank): Read<FoundForm> {
  const read = readdirSync(join(folder, 'forms'))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => readForm(folder, name, bank));
  const found = read.flatMap((each) => each.found);
  return { found, problems: [...read.flatMap(({ problems }) => problems), ...repeated(found)] };
}
