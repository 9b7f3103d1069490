import { readFile } from 'node:fs/promises';
import { cannedWords } from '@bac/contract/tickets/tickets-admin.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { cannedReplies } from '../../db/tickets-schema.ts';
import type { Services } from '../../services.ts';

const file = new URL('../../../content/site/canned-replies.yaml', import.meta.url);

const founding = z.array(cannedWords.extend({ id: z.uuid() }));

/** Brings in the answers that come with the product, each once: edited or deleted, it is the team's. */
export async function loadFoundingCanned({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  const given = founding.parse(parse(await readFile(file, 'utf8')));
  const rows = given.map((reply) => ({ ...reply, revision: 1, createdAt: at, updatedAt: at }));
  await db.insert(cannedReplies).values(rows).onConflictDoNothing();
}
