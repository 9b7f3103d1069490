import type { ListedAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import type { AttemptState } from '@bac/contract/attempts/attempt-states.ts';
import { kindOf } from '@bac/contract/attempts/tests.ts';
import type { TestKind } from '@bac/contract/attempts/test-kinds.ts';
import { blueprintIds, type BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import {
  and,
  count,
  eq,
  gte,
  inArray,
  lt,
  lte,
  or,
  sql,
  isNotNull,
  isNull,
  type SQL,
} from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { forms } from '../../db/items-schema.ts';
import { parseList, pageOf, parseSort, type PageQuery } from '../../platform/postgres/paging.ts';
import { listedTotal } from '../../db/listed-score.ts';
import { results } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { matchesSearch } from '../../platform/postgres/search.ts';
import { dayAfter, startOfDay } from '../../platform/postgres/vietnam-day.ts';

type Column = 'started' | 'ended' | 'score' | 'student';

export interface AttemptsQuery extends PageQuery {
  search?: string | undefined;
  state?: string | undefined;
  test?: string | undefined;
  kind?: string | undefined;
  student?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  scoreFrom?: number | undefined;
  scoreTo?: number | undefined;
  sort?: Column | `-${Column}` | undefined;
}

/** The state that the list shows: an invalidated result is a state of its own. */
export const listedState = sql<AttemptState>`case
  when ${results.invalidatedAt} is not null then 'invalidated' else ${attempts.state} end`;

/** Compares the columns and not the `case` above, so that an index can be used. */
function inStates(states: string | undefined): SQL | undefined {
  const conditions: Record<AttemptState, SQL | undefined> = {
    running: eq(attempts.state, 'running'),
    completed: and(eq(attempts.state, 'completed'), isNull(results.invalidatedAt)),
    abandoned: eq(attempts.state, 'abandoned'),
    invalidated: isNotNull(results.invalidatedAt),
  };
  return or(...(parseList<AttemptState>(states) ?? []).map((state) => conditions[state]));
}

function ofKinds(filter: string | undefined): SQL | undefined {
  const kinds = parseList<TestKind>(filter);
  if (!kinds) return undefined;
  const blueprints = blueprintIds.filter((id: BlueprintId) => kinds.includes(kindOf[id]));
  return sql`${attempts.formId} in (select ${forms.id} from ${forms} where ${inArray(forms.blueprint, blueprints)})`;
}

/** Up to this many matching students are looked up by id. With more, the first page is found soon along any index. */
const fewStudents = 300;

/** Resolves a rare name to ids first: the planner cannot tell how rare it is, and would scan the whole list for its attempts. */
async function ofStudents(db: Database, search: string | undefined): Promise<SQL | undefined> {
  const words = matchesSearch(accounts.searchWords, search);
  if (!words) return undefined;
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(words)
    .limit(fewStudents + 1);
  if (found.length > fewStudents) {
    return sql`${attempts.accountId} in (select ${accounts.id} from ${accounts} where ${words})`;
  }
  return sql`${attempts.accountId} = any(${sql.param(found.map(({ id }) => id))}::uuid[])`;
}

const ifSet = <Value>(value: Value | undefined, toSql: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : toSql(value);

/** All filters except the state: the tabs above the list count the attempts in each state. */
const conditionOf = (query: AttemptsQuery): SQL | undefined =>
  and(
    ifSet(query.test, (test) => eq(attempts.formId, test)),
    ifSet(query.student, (student) => eq(attempts.accountId, student)),
    ofKinds(query.kind),
    ifSet(query.since, (since) => gte(attempts.startedAt, startOfDay(since))),
    ifSet(query.until, (until) => lt(attempts.startedAt, startOfDay(dayAfter(until)))),
    ifSet(query.scoreFrom, (score) => gte(results.totalScore, score)),
    ifSet(query.scoreTo, (score) => lte(results.totalScore, score)),
  );

const columns: Record<Column, SQL> = {
  started: sql`${attempts.startedAt}`,
  ended: sql`${attempts.endedAt}`,
  score: sql`${results.totalScore}`,
  student: sql`fold_accents(${accounts.fullName})`,
};

/** Uses orders that an index has where possible. Attempts without a score come last in both directions. */
function orderOf({ column, isDescending }: { column: Column; isDescending: boolean }): SQL {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const nulls = column === 'score' ? sql`nulls last` : sql``;
  const tieBreak = column === 'student' ? sql`${accounts.id} ${direction},` : sql``;
  return sql`${columns[column]} ${direction} ${nulls}, ${tieBreak} ${attempts.id} ${direction}`;
}

const withResults = sql`left join ${results} on ${results.attemptId} = ${attempts.id}`;
const withAccounts = sql`join ${accounts} on ${accounts.id} = ${attempts.accountId}`;

/** Lists the ids of one page by narrow columns alone, because a result is a large row. */
async function listPage(db: Database, query: AttemptsQuery, condition: SQL): Promise<string[]> {
  const sort = parseSort(query.sort ?? '-started');
  const { limit, offset } = pageOf(query);
  const needsResults =
    sort.column === 'score' || hasScoreFilter(query) || query.state !== undefined;
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${attempts.id} from ${attempts}
    ${needsResults ? withResults : sql``} ${sort.column === 'student' ? withAccounts : sql``}
    where ${condition} and ${inStates(query.state) ?? sql`true`}
    order by ${orderOf(sort)} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

const hasScoreFilter = ({ scoreFrom, scoreTo }: AttemptsQuery): boolean =>
  scoreFrom !== undefined || scoreTo !== undefined;

export type StateCounts = Partial<Record<AttemptState, number>>;

/** Counts invalidated results with their own index and subtracts them from the completed attempts. */
async function countStates(
  db: Database,
  query: AttemptsQuery,
  condition: SQL,
): Promise<StateCounts> {
  const [states, [invalid]] = await Promise.all([
    db.execute<{ state: AttemptState; count: number }>(sql`
      select ${attempts.state}, count(*)::int as count from ${attempts}
      ${hasScoreFilter(query) ? withResults : sql``} where ${condition} group by 1`),
    db
      .select({ count: count() })
      .from(results)
      .innerJoin(attempts, eq(attempts.id, results.attemptId))
      .where(and(isNotNull(results.invalidatedAt), condition)),
  ]);
  const counts: StateCounts = Object.fromEntries(
    states.rows.map((each) => [each.state, each.count]),
  );
  const invalidated = invalid?.count ?? 0;
  return { ...counts, invalidated, completed: (counts.completed ?? 0) - invalidated };
}

export interface ListedRow extends Omit<
  ListedAttempt,
  'test' | 'startedAt' | 'endedAt' | 'rescoredAt'
> {
  formId: string;
  name: LocalText;
  blueprint: BlueprintId;
  startedAt: Date;
  endedAt: Date | null;
  rescoredAt: Date | null;
}

export async function listAttemptRows(
  db: Database,
  query: AttemptsQuery,
): Promise<{ rows: ListedRow[]; counts: StateCounts }> {
  const condition = and(await ofStudents(db, query.search), conditionOf(query)) ?? sql`true`;
  const [page, counts] = await Promise.all([
    listPage(db, query, condition),
    countStates(db, query, condition),
  ]);
  const found = await listRows(db, page);
  return { rows: page.flatMap((id) => found.get(id) ?? []), counts };
}

async function listRows(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: attempts.id,
      student: { id: accounts.id, name: accounts.fullName, email: accounts.email },
      formId: attempts.formId,
      name: sql<LocalText>`${forms.content} -> 'name'`,
      blueprint: forms.blueprint,
      state: listedState,
      startedAt: attempts.startedAt,
      endedAt: attempts.endedAt,
      total: listedTotal,
      right: results.right,
      questions: results.questions,
      usedMs: results.usedMs,
      rescoredAt: results.rescoredAt,
    })
    .from(attempts)
    .innerJoin(accounts, eq(accounts.id, attempts.accountId))
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .where(inArray(attempts.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
