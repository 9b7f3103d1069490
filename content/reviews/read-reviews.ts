import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ReadResult } from '../read-items.ts';
import { schemaProblems } from '../schema-problems.ts';
import { parseYaml } from '../yaml-file.ts';

/** One reader's answer to one version of a question. */
const blindAnswer = z.strictObject({
  item: z.string(),
  version: z.int().positive(),
  /** The fingerprint of the question as the reader saw it. */
  seen: z.string().regex(/^[0-9a-f]{8}$/),
  answer: z.string().min(1),
  /** How sure the reader was; absent if completely. */
  sure: z.enum(['almost', 'no']).optional(),
  note: z.string().min(1).optional(),
});

const reviewFile = z.strictObject({
  /** Readers have unique numbers across all rounds. */
  reader: z.int().positive(),
  answers: z.array(blindAnswer).min(1),
});

export type BlindAnswer = z.infer<typeof blindAnswer> & { reader: number };

function readReview(folder: string, file: string): ReadResult<BlindAnswer> {
  const yaml = parseYaml(file, readFileSync(join(folder, file), 'utf8'));
  if ('problem' in yaml) return { found: [], problems: [yaml.problem] };
  const parsed = reviewFile.safeParse(yaml.value);
  if (!parsed.success) return { found: [], problems: schemaProblems(yaml, parsed.error) };
  const { reader, answers } = parsed.data;
  return { found: answers.map((answer) => ({ ...answer, reader })), problems: [] };
}

/** All blind answers below `folder/reviews`, from every round. */
export function readReviews(folder: string): ReadResult<BlindAnswer> {
  const results = globSync('reviews/round-*/*.yaml', { cwd: folder })
    .toSorted()
    .map((file) => readReview(folder, file));
  return {
    found: results.flatMap(({ found }) => found),
    problems: results.flatMap(({ problems }) => problems),
  };
}
