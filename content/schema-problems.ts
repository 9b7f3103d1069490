import type { z } from 'zod';
import type { Problem } from './problem.ts';
import type { YamlFile } from './yaml-file.ts';

/** What a schema has against a value of a file, each at the line it is about. */
export function schemaProblems(
  yaml: YamlFile,
  error: z.ZodError,
  at: readonly PropertyKey[] = [],
): Omit<Problem, 'item'>[] {
  return error.issues.map((issue) => {
    // A field that should not be there is complained about at its parent; the writer looks for the field.
    const extra = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const line = yaml.lineOf([...at, ...issue.path, ...extra]);
    const where = issue.path.join('.');
    const message = where === '' ? issue.message : `${where}: ${issue.message}`;
    return { file: yaml.file, line, rule: 'format', message };
  });
}
