import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { itemsOf, results } from '../../db/results-schema.ts';

export interface GivenAnswer {
  attempt: string;
  answer: string | null;
  result: string;
}

/** How this very version was answered in every result, those that no longer count among them. */
export async function listGiven(
  db: Reader,
  { item, version }: { item: string; version: number },
): Promise<GivenAnswer[]> {
  // The one question of each result: the index finds the results with the item, the path the question in them.
  const path = '$[*] ? (@.item == $item && @.version == $version)';
  const wanted = JSON.stringify({ item, version });
  const { rows } = await db.execute(sql`
    select attempt_id as attempt, given ->> 'answer' as answer, given ->> 'result' as result
    from results, jsonb_path_query_first(outcomes, ${path}::jsonpath, ${wanted}::jsonb) as given
    where ${itemsOf(results.outcomes)} @> ${JSON.stringify([item])}::jsonb and given is not null
    order by completed_at, attempt_id`);
  return rows as unknown as GivenAnswer[];
}
