import type { Form } from '@bac/exam/blueprint/form.ts';
import type { AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import { and, desc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../platform/postgres/database.ts';
import { isShown } from '../../following/access.ts';
import { results } from '../../db/results-schema.ts';
import { forms } from '../../db/items-schema.ts';

export interface OfferedForm {
  form: Form;
  isOwn: boolean;
}

/** Lists the forms that everybody may take by now, and those assembled for this person. */
export async function listOffered(
  db: Database,
  accountId: string | undefined,
  now: Date,
): Promise<OfferedForm[]> {
  const rows = await db
    .select({ content: forms.content, accountId: forms.accountId })
    .from(forms)
    .where(
      and(
        eq(forms.status, 'published'),
        or(isNull(forms.opensAt), lte(forms.opensAt, now)),
        or(
          isNull(forms.accountId),
          accountId === undefined ? undefined : eq(forms.accountId, accountId),
        ),
      ),
    )
    .orderBy(forms.createdAt, forms.id);
  return rows.map(({ content, accountId: owner }) => ({ form: content, isOwn: owner !== null }));
}

export interface ResultRow {
  attemptId: string;
  formId: string;
  right: number;
  score: AttemptScore;
}

/** Lists a student's results that are valid and not withheld, newest first. */
export const listResults = (db: Database, accountId: string, now: Date): Promise<ResultRow[]> =>
  db
    .select({
      attemptId: results.attemptId,
      formId: results.formId,
      right: results.right,
      score: results.score,
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
