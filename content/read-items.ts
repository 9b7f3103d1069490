import type { ItemVersion } from '@bac/exam/item/item.ts';
import { lintItem } from '@bac/exam/item/lint-item.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import { sectionOf, skills, type Skill } from '@bac/exam/item/taxonomy.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authoredSchema, toItemVersion } from './authored-item.ts';
import { mathError } from './math-error.ts';
import type { Problem } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { parseYaml, type YamlFile } from './yaml-file.ts';

export interface ReadResult<Value> {
  found: Value[];
  problems: Problem[];
}

export interface FoundItem {
  item: ItemVersion;
  /** The location of the item, for later problem reports. */
  file: string;
  line: number;
}

const isSkill = (name: string): name is Skill => (skills as readonly string[]).includes(name);

function readItem(yaml: YamlFile, index: number, skill: Skill): ReadResult<FoundItem> {
  const raw = (yaml.value as unknown[])[index];
  const { file } = yaml;
  const line = yaml.lineOf([index]);
  const entry = raw as { id?: unknown } | null;
  const item = typeof entry?.id === 'string' ? entry.id : `number ${index + 1}`;
  const parsed = authoredSchema(raw).safeParse(raw);
  if (!parsed.success) {
    const problems = schemaProblems(yaml, parsed.error, [index]);
    return { found: [], problems: problems.map((problem) => ({ ...problem, item })) };
  }
  const version = toItemVersion(parsed.data, skill);
  const problems = lintItem(version, mathError).map(({ code, message }) => ({
    file,
    line,
    item,
    rule: code,
    message: message.en,
  }));
  return { found: [{ item: version, file, line }], problems };
}

function readFile(folder: string, section: Section, name: string): ReadResult<FoundItem> {
  const file = join('items', section, name);
  const skill = name.replace(/\.yaml$/, '');
  const reject = (message: string, line = 1): ReadResult<FoundItem> => ({
    found: [],
    problems: [{ file, line, rule: 'format', message }],
  });
  if (!isSkill(skill) || sectionOf(skill) !== section) {
    return reject(`A file must be named after a skill of its section; “${skill}” is not one.`);
  }
  const yaml = parseYaml(file, readFileSync(join(folder, file), 'utf8'));
  if ('problem' in yaml) return { found: [], problems: [yaml.problem] };
  if (!Array.isArray(yaml.value)) return reject('A file of items must contain a list.');
  return mergeResults(yaml.value.map((_, index) => readItem(yaml, index, skill)));
}

const mergeResults = (results: ReadResult<FoundItem>[]): ReadResult<FoundItem> => ({
  found: results.flatMap(({ found }) => found),
  problems: results.flatMap(({ problems }) => problems),
});

function findRepeatedIds(found: FoundItem[]): Problem[] {
  const seen = new Map<string, FoundItem>();
  return found.flatMap((entry) => {
    const first = seen.get(entry.item.id);
    seen.set(entry.item.id, entry);
    if (!first) return [];
    const message = `This id is already used in ${first.file}, line ${first.line}.`;
    return [{ file: entry.file, line: entry.line, item: entry.item.id, rule: 'id-twice', message }];
  });
}

/** Reads every item below `folder/items`, with all problems. */
export function readItems(folder: string): ReadResult<FoundItem> {
  const all = mergeResults(
    sections.flatMap((section) =>
      readdirSync(join(folder, 'items', section))
        .toSorted()
        .map((name) => readFile(folder, section, name)),
    ),
  );
  return { found: all.found, problems: [...all.problems, ...findRepeatedIds(all.found)] };
}
