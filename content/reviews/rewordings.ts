import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { z } from 'zod';
import type { ReadResult } from '../read-items.ts';
import { schemaProblems } from '../schema-problems.ts';
import { parseYaml } from '../yaml-file.ts';

const point = z.tuple([z.number(), z.number()]);

/**
 * A change that leaves the question as its readers answered it: other words for the same thing, or a drawing with the same labels
 * and other proportions. Undoing it must restore the fingerprint of what they saw, so nothing else can have changed.
 */
const rewording = z.strictObject({
  item: z.string(),
  now: z.string().min(1),
  before: z.string(),
  drawing: z
    .strictObject({ points: z.record(z.string(), point), radius: z.number().optional() })
    .optional(),
});

export type Rewording = z.infer<typeof rewording>;

export function readRewordings(folder: string): ReadResult<Rewording> {
  const file = join('reviews', 'rewordings.yaml');
  const yaml = parseYaml(file, readFileSync(join(folder, file), 'utf8'));
  if ('problem' in yaml) return { found: [], problems: [yaml.problem] };
  const parsed = z.array(rewording).safeParse(yaml.value);
  if (!parsed.success) return { found: [], problems: schemaProblems(yaml, parsed.error) };
  return { found: parsed.data, problems: [] };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The question as it was before; undefined if its stem does not contain the new words. */
export function undo(item: ItemVersion, change: Rewording): ItemVersion | undefined {
  const stem = oneLine(item.stem);
  if (stem.split(change.now).length !== 2) return undefined;
  const { drawing } = change;
  const figures = item.figures.map((figure) => {
    if (!drawing || figure.kind !== 'geometry') return figure;
    const { radius } = drawing;
    return {
      ...figure,
      points: { ...figure.points, ...drawing.points },
      ...(radius && { circles: figure.circles?.map((circle) => ({ ...circle, radius })) }),
    };
  });
  return { ...item, stem: stem.replace(change.now, () => change.before), figures };
}
