import { and, eq } from 'drizzle-orm';
import { keyCorrections } from '../../db/bank-schema.ts';
import { itemVersions } from '../../db/items-schema.ts';
import type { TestApp } from '../app.ts';
import { rightAnswer, wrongAnswer } from '../attempts/take-test.ts';

/** Writes the same rows as the correction of a key: a later version with another key, which grades this one. */
export async function correctKey(
  { services }: TestApp,
  id: string,
  version: number,
): Promise<{ oldKey: string; newKey: string }> {
  const { db, clock } = services;
  const [row] = await db
    .select()
    .from(itemVersions)
    .where(and(eq(itemVersions.itemId, id), eq(itemVersions.version, version)));
  const item = row!.content;
  const oldKey = rightAnswer(item);
  const newKey = item.response.kind === 'choice' ? wrongAnswer(item) : '-9999';
  const response =
    item.response.kind === 'choice'
      ? { ...item.response, key: newKey as 'A' | 'B' }
      : { ...item.response, keys: [newKey] };
  const later = 90;
  await db
    .insert(itemVersions)
    .values({ ...row!, version: later, content: { ...item, version: later, response } });
  await db.insert(keyCorrections).values({
    itemId: id,
    version,
    gradedAs: later,
    reason: 'B is right.',
    actorId: null,
    at: clock.now(),
  });
  return { oldKey, newKey };
}
