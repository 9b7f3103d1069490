import type { Form } from '@bac/exam/blueprint/form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { keyCorrections } from './bank-schema.ts';
import type { Reader } from './database.ts';
import { forms, itemVersions, type FormScaling } from './items-schema.ts';

/** Readers of what the bank owns, for every feature that shows or scores questions. */

export interface FormRow {
  form: Form;
  scaling: FormScaling;
  isOffered: boolean;
  /** Not offered before; null from the start. */
  opensAt: Date | null;
  /** Whose alone it is; null for everybody's. */
  ownerId: string | null;
}

/** Whatever its status: a draft is previewed before it is offered. */
export async function findForm(db: Reader, id: string): Promise<FormRow | undefined> {
  const [row] = await db.select().from(forms).where(eq(forms.id, id));
  return (
    row && {
      form: row.content,
      scaling: row.scaling,
      isOffered: row.status === 'published',
      opensAt: row.opensAt,
      ownerId: row.accountId,
    }
  );
}

/**
 * The very versions that a form or an attempt names, by item: neither has two of the same item. Where a key was found to be
 * wrong, with the mended one: the words that were asked stay, what counts as right does not.
 */
export async function mapItemVersions(
  db: Reader,
  refs: readonly { item: string; version: number }[],
): Promise<Map<string, ItemVersion>> {
  if (refs.length === 0) return new Map();
  const ids = refs.map(({ item }) => item);
  const versions = refs.map(({ version }) => version);
  const mended = alias(itemVersions, 'mended');
  const rows = await db
    .select({ content: itemVersions.content, later: mended.content })
    .from(itemVersions)
    .leftJoin(
      keyCorrections,
      and(
        eq(keyCorrections.itemId, itemVersions.itemId),
        eq(keyCorrections.version, itemVersions.version),
      ),
    )
    .leftJoin(
      mended,
      and(eq(mended.itemId, keyCorrections.itemId), eq(mended.version, keyCorrections.gradedAs)),
    )
    .where(
      sql`(${itemVersions.itemId}, ${itemVersions.version}) in (
        select * from unnest(${sql.param(ids)}::text[], ${sql.param(versions)}::int[]))`,
    );
  return new Map(
    rows.map(({ content, later }) => [
      content.id,
      later ? { ...content, response: later.response } : content,
    ]),
  );
}
