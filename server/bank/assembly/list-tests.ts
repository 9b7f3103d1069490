import type { TestCard } from '@bac/contract/attempts/whole-test.ts';
import { type TestState, testStates } from '@bac/contract/attempts/test-states.ts';
import { blueprints, questionCount, type BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { and, sql, type SQL } from 'drizzle-orm';
import { formDrafts } from '../../db/bank-schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { forms } from '../../db/items-schema.ts';
import { pageOf, parseSort, type PageQuery } from '../../platform/postgres/paging.ts';
import { results } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { matchesSearch } from '../../platform/postgres/search.ts';
import type { Services } from '../../services.ts';

type Column = 'name' | 'blueprint' | 'state' | 'attempts' | 'reliability' | 'score' | 'updated';

export interface TestsQuery extends PageQuery {
  search?: string | undefined;
  states?: TestState[] | undefined;
  blueprints?: BlueprintId[] | undefined;
  sort: Column | `-${Column}`;
  language: Language;
}

interface Row {
  id: string;
  name: LocalText;
  blueprint: BlueprintId;
  state: TestState;
  opens_at: Date | null;
  isForClasses: boolean;
  reliability: number | null;
  emptySlots: number;
  attempts: number;
  mean_score: number | null;
  updated_at: Date;
}

/** Drafts and published tests with the same columns. */
const allTests = (now: Date): SQL => sql`
  select id, name, blueprint, 'draft' as state, null::timestamptz as opens_at, false as is_for_classes,
    null::float8 as reliability, modules, updated_at from ${formDrafts}
  union all
  select id, content->'name', blueprint,
    case when status = 'published' and opens_at > ${now} then 'scheduled' else status end, opens_at, is_for_classes,
    (select min((value->>'reliability')::float8) from jsonb_each(scaling)), content->'modules', updated_at
  from ${forms} where account_id is null`;

const whereOf = (query: Pick<TestsQuery, 'search' | 'states' | 'blueprints'>): SQL => {
  const words = sql`search_words(id || ' ' || (name->>'en') || ' ' || (name->>'vi'))`;
  const conditions = and(
    query.states && sql`state = any(${sql.param(query.states)}::text[])`,
    query.blueprints && sql`blueprint = any(${sql.param(query.blueprints)}::text[])`,
    matchesSearch(words, query.search),
  );
  return conditions ? sql`where ${conditions}` : sql``;
};

const columns = (language: Language): Record<Column, SQL> => ({
  name: sql`fold_accents(coalesce(nullif(name->>${language}::text, ''), name->>'en'))`,
  blueprint: sql`blueprint`,
  state: sql`state`,
  attempts: sql`attempts`,
  reliability: sql`reliability`,
  score: sql`mean_score`,
  updated: sql`updated_at`,
});

async function listRows(db: Reader, query: TestsQuery, now: Date): Promise<Row[]> {
  const { limit, offset } = pageOf(query);
  const { column, isDescending } = parseSort(query.sort);
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await db.execute(sql`
    with listed as (${allTests(now)}),
      started as (select form_id, count(*)::int as attempts from ${attempts} group by 1),
      scored as (
        select form_id, avg(total_score)::float8 as mean_score from ${results}
        where invalidated_at is null group by 1)
    select id, name, blueprint, state, opens_at, is_for_classes as "isForClasses", reliability, updated_at, mean_score,
      coalesce(attempts, 0) as attempts,
      (select count(*)::int from jsonb_path_query(modules, '$[*].slots[*] ? (@.item == null)')) as "emptySlots"
    from listed left join started on started.form_id = id left join scored on scored.form_id = id
    ${whereOf(query)}
    order by ${columns(query.language)[column]} ${direction}, id limit ${limit} offset ${offset}`);
  return rows as unknown as Row[];
}

async function countByState(
  db: Reader,
  { search, blueprints: kinds }: TestsQuery,
  now: Date,
): Promise<Record<TestState, number>> {
  const { rows } = await db.execute<{ state: TestState; tests: number }>(sql`
    with listed as (${allTests(now)})
    select state, count(*)::int as tests from listed ${whereOf({ search, blueprints: kinds })} group by 1`);
  const counts = new Map(rows.map(({ state, tests }) => [state, tests]));
  return Object.fromEntries(testStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
    TestState,
    number
  >;
}

const isoOf = (moment: Date | string): string => new Date(moment).toISOString();

const toCard = ({ opens_at, mean_score, updated_at, ...row }: Row): TestCard => ({
  ...row,
  questions: questionCount(blueprints[row.blueprint]),
  opensAt: opens_at === null ? null : isoOf(opens_at),
  meanScore: mean_score,
  updatedAt: isoOf(updated_at),
});

export async function listAllTests(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  query: TestsQuery,
): Promise<{ rows: TestCard[]; total: number; byState: Record<TestState, number> }> {
  const now = clock.now();
  const [rows, byState] = await Promise.all([
    listRows(db, query, now),
    countByState(db, query, now),
  ]);
  const states: readonly TestState[] = query.states ?? testStates;
  const total = states.reduce((sum, state) => sum + byState[state], 0);
  return { rows: rows.map(toCard), total, byState };
}
