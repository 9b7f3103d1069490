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
import { listOf, pageOf, sortOf, type PageAsked } from '../../platform/postgres/paging.ts';
import { results } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { hasWords } from '../../platform/postgres/search.ts';
import { dayAfter, startOfDay } from '../../platform/postgres/vietnam-day.ts';

type Column = 'started' | 'ended' | 'score' | 'student';

export interface AttemptsAsked extends PageAsked {
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

/** A result that no longer counts is a state of its own. */
export const shownState = sql<AttemptState>`case
  when ${results.invalidatedAt} is not null then 'invalidated' else ${attempts.state} end`;

/** Said by column and not by the `case`, so that an index can help. */
function amongStates(given: string | undefined): SQL | undefined {
  const conditions: Record<AttemptState, SQL | undefined> = {
    running: eq(attempts.state, 'running'),
    completed: and(eq(attempts.state, 'completed'), isNull(results.invalidatedAt)),
    abandoned: eq(attempts.state, 'abandoned'),
    invalidated: isNotNull(results.invalidatedAt),
  };
  return or(...(listOf<AttemptState>(given) ?? []).map((state) => conditions[state]));
}

function amongKinds(given: string | undefined): SQL | undefined {
  const kinds = listOf<TestKind>(given);
  if (!kinds) return undefined;
  const wanted = blueprintIds.filter((id: BlueprintId) => kinds.includes(kindOf[id]));
  return sql`${attempts.formId} in (select ${forms.id} from ${forms} where ${inArray(forms.blueprint, wanted)})`;
}

/** So many are looked up at once; of more, the first page is soon found along any order. */
const fewStudents = 300;

/** The planner can not tell how rare a name is, and would look for its attempts along the whole list. */
async function ofStudents(db: Database, search: string | undefined): Promise<SQL | undefined> {
  const words = hasWords(accounts.searchWords, search);
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

const given = <Value>(value: Value | undefined, say: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : say(value);

/** Everything but the state, which the tabs above the list count by. */
const conditionOf = (asked: AttemptsAsked): SQL | undefined =>
  and(
    given(asked.test, (test) => eq(attempts.formId, test)),
    given(asked.student, (student) => eq(attempts.accountId, student)),
    amongKinds(asked.kind),
    given(asked.since, (since) => gte(attempts.startedAt, startOfDay(since))),
    given(asked.until, (until) => lt(attempts.startedAt, startOfDay(dayAfter(until)))),
    given(asked.scoreFrom, (score) => gte(results.totalScore, score)),
    given(asked.scoreTo, (score) => lte(results.totalScore, score)),
  );

const columns: Record<Column, SQL> = {
  started: sql`${attempts.startedAt}`,
  ended: sql`${attempts.endedAt}`,
  score: sql`${results.totalScore}`,
  student: sql`fold_accents(${accounts.fullName})`,
};

/** Each order as far as possible one that an index has. What has no score stands last, whichever way. */
function orderOf({ column, isDescending }: { column: Column; isDescending: boolean }): SQL {
  const way = isDescending ? sql`desc` : sql`asc`;
  const end = column === 'score' ? sql`nulls last` : sql``;
  const between = column === 'student' ? sql`${accounts.id} ${way},` : sql``;
  return sql`${columns[column]} ${way} ${end}, ${between} ${attempts.id} ${way}`;
}

const withResults = sql`left join ${results} on ${results.attemptId} = ${attempts.id}`;
const withAccounts = sql`join ${accounts} on ${accounts.id} = ${attempts.accountId}`;

/** Which attempts a page shows: found by narrow columns alone, for a result is a large row. */
async function listPage(db: Database, asked: AttemptsAsked, condition: SQL): Promise<string[]> {
  const sort = sortOf(asked.sort ?? '-started');
  const { limit, offset } = pageOf(asked);
  const needsResults = sort.column === 'score' || asksForScore(asked) || asked.state !== undefined;
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${attempts.id} from ${attempts}
    ${needsResults ? withResults : sql``} ${sort.column === 'student' ? withAccounts : sql``}
    where ${condition} and ${amongStates(asked.state) ?? sql`true`}
    order by ${orderOf(sort)} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

const asksForScore = ({ scoreFrom, scoreTo }: AttemptsAsked): boolean =>
  scoreFrom !== undefined || scoreTo !== undefined;

export type StateCounts = Partial<Record<AttemptState, number>>;

/** Completed ones are counted with those that no longer count, which an index finds by themselves. */
async function countStates(
  db: Database,
  asked: AttemptsAsked,
  condition: SQL,
): Promise<StateCounts> {
  const [states, [gone]] = await Promise.all([
    db.execute<{ state: AttemptState; count: number }>(sql`
      select ${attempts.state}, count(*)::int as count from ${attempts}
      ${asksForScore(asked) ? withResults : sql``} where ${condition} group by 1`),
    db
      .select({ count: count() })
      .from(results)
      .innerJoin(attempts, eq(attempts.id, results.attemptId))
      .where(and(isNotNull(results.invalidatedAt), condition)),
  ]);
  const counts: StateCounts = Object.fromEntries(
    states.rows.map((each) => [each.state, each.count]),
  );
  const invalidated = gone?.count ?? 0;
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
  asked: AttemptsAsked,
): Promise<{ rows: ListedRow[]; counts: StateCounts }> {
  const condition = and(await ofStudents(db, asked.search), conditionOf(asked)) ?? sql`true`;
  const [page, counts] = await Promise.all([
    listPage(db, asked, condition),
    countStates(db, asked, condition),
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
      state: shownState,
      startedAt: attempts.startedAt,
      endedAt: attempts.endedAt,
      total: results.totalScore,
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
