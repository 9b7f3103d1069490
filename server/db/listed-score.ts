import type { ListedScore } from '@bac/contract/results/score-range.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { sql, type SQL } from 'drizzle-orm';
import { results } from './results-schema.ts';

/** A stored score also holds the cost of each question, which no list needs. */
const listed = (score: SQL, isProvisional: SQL): SQL =>
  sql`jsonb_build_object('score', ${score} -> 'score', 'low', ${score} -> 'low', 'high', ${score} -> 'high',
    'isProvisional', ${isProvisional})`;

/** As `isProvisional` of the domain: a section in which it is not stored was scored by judged parameters. */
const hasProvisionalSection = sql`jsonb_path_exists(${results.score},
  '$.sections[*] ? (!(@.isProvisional == false))')`;

/** The total of a result as lists show it; null without one. */
export const listedTotal = sql<ListedScore | null>`case when ${results.totalScore} is not null
  then ${listed(sql`(${results.score} -> 'total')`, hasProvisionalSection)} end`;

/** The sections of a result as lists show them; empty without a score. */
export const listedSections = sql<(ListedScore & { section: Section })[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('section', each -> 'section')
    || ${listed(sql`each`, sql`coalesce(each -> 'isProvisional', 'true')`)}), '[]')
  from jsonb_array_elements(${results.score} -> 'sections') as each)`;
