import type { ListedScore } from '@bac/contract/results/score-range.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import { and, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/postgres/database.ts';
import { isShown } from '../../following/access.ts';
import { listedTotal } from '../../db/listed-score.ts';
import { results } from '../../db/results-schema.ts';
import { forms } from '../../db/items-schema.ts';

/** What the list of tests shows of a form, and the items that it may ask. */
export type FormSummary = Pick<Form, 'id' | 'blueprint' | 'name'> & { items: readonly string[] };

export interface OfferedForm {
  form: FormSummary;
  isOwn: boolean;
}

/** The content of a form never changes. The time limit is for a database that is restored from a backup. */
const summaries = new WeakMap<Database, LRUCache<string, FormSummary>>();

function summariesOf(db: Database): LRUCache<string, FormSummary> {
  const existing = summaries.get(db);
  if (existing) return existing;
  const cache = new LRUCache<string, FormSummary>({ max: 500, ttl: 60_000 });
  summaries.set(db, cache);
  return cache;
}

const itemsOf = ({ modules }: Form): string[] => [
  ...new Set(modules.flatMap(({ slots }) => slots.map(({ item }) => item))),
];

/** Reads whole forms only if no request of the last minute has. */
async function mapSummaries(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, FormSummary>> {
  const cache = summariesOf(db);
  const found = new Map<string, FormSummary>();
  for (const id of ids) {
    const summary = cache.get(id);
    if (summary) found.set(id, summary);
  }
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  const rows = await db
    .select({ content: forms.content })
    .from(forms)
    .where(inArray(forms.id, missing));
  for (const { content } of rows) {
    const { id, blueprint, name } = content;
    const summary = { id, blueprint, name, items: itemsOf(content) };
    cache.set(id, summary);
    found.set(id, summary);
  }
  return found;
}

/** Each takes a student a few seconds to make, and nobody looks through more. */
const mostFresh = 100;

/** Lists the forms that everybody may take by now, and those assembled for this person. */
export async function listOffered(
  db: Database,
  accountId: string | undefined,
  now: Date,
): Promise<OfferedForm[]> {
  const isOffered = and(
    eq(forms.status, 'published'),
    eq(forms.isForClasses, false),
    or(isNull(forms.opensAt), lte(forms.opensAt, now)),
  );
  const columns = { id: forms.id, createdAt: forms.createdAt };
  const [common, fresh] = await Promise.all([
    db
      .select(columns)
      .from(forms)
      .where(and(isOffered, isNull(forms.accountId)))
      .orderBy(forms.createdAt, forms.id),
    accountId === undefined
      ? []
      : db
          .select(columns)
          .from(forms)
          .where(and(isOffered, eq(forms.accountId, accountId)))
          .orderBy(desc(forms.createdAt), desc(forms.id))
          .limit(mostFresh),
  ]);
  const own = new Set(fresh.map(({ id }) => id));
  const ids = [...common, ...fresh.toReversed()].map(({ id }) => id);
  const found = await mapSummaries(db, ids);
  return ids.flatMap((id) => {
    const form = found.get(id);
    return form ? [{ form, isOwn: own.has(id) }] : [];
  });
}

export interface ResultRow {
  attemptId: string;
  formId: string;
  right: number;
  total: ListedScore | null;
}

/** Lists a student's results that are valid and not withheld, newest first. */
export const listResults = (db: Database, accountId: string, now: Date): Promise<ResultRow[]> =>
  db
    .select({
      attemptId: results.attemptId,
      formId: results.formId,
      right: results.right,
      total: listedTotal,
    })
    .from(results)
    .where(
      and(
        eq(results.accountId, accountId),
        isNull(results.invalidatedAt),
        isShown(results.attemptId, now),
      ),
    )
    .orderBy(desc(results.completedAt));
