import { readEntry } from '@bac/exam/item/entered-response.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { sectionOf } from '@bac/exam/item/taxonomy.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Proofs, Verdict } from './proof.ts';
import { readItems } from './read-items.ts';

const folder = join(import.meta.dirname, 'proofs');
const files = readdirSync(folder);
const modules = await Promise.all(
  files.map(async (name) => (await import(join(folder, name))) as { proofs: Proofs }),
);
const proofs: Proofs = Object.assign({}, ...modules.map((module) => module.proofs));
const items = readItems(import.meta.dirname)
  .found.map(({ item }) => item)
  .filter(({ skill }) => sectionOf(skill) === 'math');

const toFraction = (entry: string): string => {
  const value = readEntry(entry);
  return value ? `${value.numerator}/${value.denominator}` : `unreadable ${entry}`;
};

/** Normalizes the values, so that `.5` and `1/2` are equal. */
const normalize = (verdict: Verdict | undefined): unknown =>
  verdict && 'values' in verdict ? { values: verdict.values.map(toFraction).toSorted() } : verdict;

const keyOf = ({ response }: ItemVersion): Verdict =>
  response.kind === 'choice' ? { right: [response.key] } : { values: response.keys };

describe('proofs of Math keys', () => {
  it.each(items.map((item) => [item.id, item] as const))('%s', (id, item) => {
    expect(normalize(proofs[id]?.(item))).toEqual(normalize(keyOf(item)));
  });

  it('every proof has its item', () => {
    const ids = new Set(items.map(({ id }) => id));
    expect(Object.keys(proofs).filter((id) => !ids.has(id))).toEqual([]);
  });
});
