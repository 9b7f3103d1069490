import { and, eq, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import { forms } from '../../db/items-schema.ts';
import { attempts } from '../../db/schema.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';

/** Longer than a student who has asked for a fresh form puts off starting it. */
const unusedMs = 14 * 24 * 60 * 60_000;

/** Deletes fresh forms that their student has never started: asking for another one takes a moment. */
export const purgeFreshForms = ({ db, clock }: Pick<Services, 'db' | 'clock'>): JobHandler => ({
  name: 'bank.purge-fresh-forms',
  every: '13 20 * * *',
  run: async () => {
    const started = db
      .select({ one: sql`1` })
      .from(attempts)
      .where(eq(attempts.formId, forms.id));
    await db
      .delete(forms)
      .where(
        and(
          isNotNull(forms.accountId),
          lte(forms.createdAt, new Date(clock.now().getTime() - unusedMs)),
          notExists(started),
        ),
      );
  },
});
