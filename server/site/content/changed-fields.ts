import { isDeepStrictEqual } from 'node:util';
import type { ContentBody } from '@bac/contract/site/content-bodies.ts';

/** Lists count as one: what moved within them says less than that they changed. */
function leaves(value: unknown, path: string[]): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [[path.join('.'), value]];
  }
  return Object.entries(value).flatMap(([name, inside]) => leaves(inside, [...path, name]));
}

/** Where two bodies differ: `answer.vi`, `art`. The words themselves are in the versions. */
export function changedFields(before: ContentBody, after: ContentBody): string[] {
  const [old, fresh] = [new Map(leaves(before, [])), new Map(leaves(after, []))];
  const paths = new Set([...old.keys(), ...fresh.keys()]);
  return [...paths].filter((path) => !isDeepStrictEqual(old.get(path), fresh.get(path)));
}
