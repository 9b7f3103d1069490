import { and, eq } from 'drizzle-orm';
import { keyCorrections } from '../../db/bank-schema.ts';
import { itemVersions } from '../../db/items-schema.ts';
import type { TestApp } from '../app.ts';
import { keyOf, missOf } from '../attempts/sit.ts';

/** Writes the same rows as the correction of a key: a later version with another key, which grades this one. */
export async function correctKey(
  { services }: TestApp,
  id: string,
  version: number,
): Promise<{ was: string; is: string }> {
  const { db, clock } = services;
  const [row] = await db
    .select()
    .from(itemVersions)
    .where(and(eq(itemVersions.itemId, id), eq(itemVersions.version, version)));
  const item = row!.content;
  const was = keyOf(item);
  const is = item.response.kind === 'choice' ? missOf(item) : '-9999';
  const response =
    item.response.kind === 'choice'
      ? { ...item.response, key: is as 'A' | 'B' }
      : { ...item.response, keys: [is] };
  const later = 90;
  await db
    .insert(itemVersions)
    .values({ ...row!, version: later, content: { ...item, version: later, response } });
  await db.insert(keyCorrections).values({
    itemId: id,
    version,
    gradedAs: later,
    reason: 'B is right.',
    byId: null,
    at: clock.now(),
  });
  return { was, is };
}
