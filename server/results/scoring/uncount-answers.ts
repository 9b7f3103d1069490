import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/postgres/database.ts';

/** Takes the answers of these attempts out of the shares, before they are gone; what no longer counts is out already. */
export async function uncountAnswers(tx: Transaction, attempts: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update answer_counts as counts set count = greatest(0, counts.count - gone.answers)
    from (
      select outcome ->> 'item' as item, (outcome ->> 'version')::int as version,
        case
          when outcome ->> 'answer' is null then 'none'
          when outcome ->> 'answer' ~ '^[A-D]$' then outcome ->> 'answer'
          else outcome ->> 'result'
        end as answer,
        count(*)::int as answers
      from results cross join lateral jsonb_array_elements(outcomes) as outcome
      where attempt_id = any(${sql.param(attempts)}::uuid[]) and invalidated_at is null
      group by 1, 2, 3) as gone
    where counts.item_id = gone.item and counts.version = gone.version and counts.answer = gone.answer`);
  await tx.execute(sql`delete from answer_counts where count = 0`);
}
