import { readFile } from 'node:fs/promises';
import { cannedReplyInput } from '@bac/contract/tickets/tickets-admin.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { cannedReplies } from '../../db/tickets-schema.ts';
import type { Services } from '../../services.ts';

const file = new URL('../../../content/site/canned-replies.yaml', import.meta.url);

const seedSchema = z.array(cannedReplyInput.extend({ id: z.uuid() }));

/** Seeds the product's canned replies, each once: the team's edits and deletions stay. */
export async function seedCannedReplies({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  const replies = seedSchema.parse(parse(await readFile(file, 'utf8')));
  const rows = replies.map((reply) => ({ ...reply, revision: 1, createdAt: at, updatedAt: at }));
  await db.insert(cannedReplies).values(rows).onConflictDoNothing();
}
