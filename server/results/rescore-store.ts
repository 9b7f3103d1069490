import { sql } from 'drizzle-orm';
import type { Reader } from '../db/database.ts';

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
  // The one question of each result: the index finds the results, the path the question in them.
  const asked = JSON.stringify([{ item, version }]);
  const path = '$[*] ? (@.item == $item && @.version == $version)';
  const wanted = JSON.stringify({ item, version });
  const { rows } = await db.execute(sql`
    select attempt_id as attempt, given ->> 'answer' as answer, given ->> 'result' as result
    from results, jsonb_path_query_first(outcomes, ${path}::jsonpath, ${wanted}::jsonb) as given
    where outcomes @> ${asked}::jsonb
    order by completed_at, attempt_id`);
  return rows as unknown as GivenAnswer[];
}
