import type { z } from 'zod';
import type { Problem } from './problem.ts';
import type { YamlFile } from './yaml-file.ts';

/** Converts the issues of a schema into problems with file and line. */
export function schemaProblems(
  yaml: YamlFile,
  error: z.ZodError,
  basePath: readonly PropertyKey[] = [],
): Omit<Problem, 'item'>[] {
  return error.issues.map((issue) => {
    // zod reports an unknown field at its parent; the author needs the line of the field itself.
    const extra = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const line = yaml.lineOf([...basePath, ...issue.path, ...extra]);
    const path = issue.path.join('.');
    const message = path === '' ? issue.message : `${path}: ${issue.message}`;
    return { file: yaml.file, line, rule: 'format', message };
  });
}
