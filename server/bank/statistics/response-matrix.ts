import { createHmac, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Section } from '@bac/exam/item/section.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { csvRow } from '../../platform/files/csv.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import type { Services } from '../../services.ts';
import { eachResultWithAnswers, type ReadAttempt } from './read-results.ts';
import { readWordings } from './wordings.ts';

type Wordings = Awaited<ReturnType<typeof readWordings>>;

/** The answers of an attempt to the current wordings of a section, by item. */
function answersOf({ answers }: ReadAttempt, section: Section, wordings: Wordings) {
  const own = answers.filter(
    (answer) =>
      answer.section === section &&
      typeof wordings.of(answer.item, answer.version)?.latest === 'number',
  );
  return new Map(own.map(({ item, isRight }) => [item, isRight ? '1' : '0']));
}

/** Reads the results twice, for the columns and for the rows, and holds neither. */
async function* writeRows(db: Reader, section: Section): AsyncGenerator<string> {
  const wordings = await readWordings(db);
  const items = new Set<string>();
  for await (const attempt of eachResultWithAnswers(db)) {
    for (const item of answersOf(attempt, section, wordings).keys()) items.add(item);
  }
  const columns = [...items].toSorted();
  yield csvRow(['person', 'form', 'month', ...columns]);
  // Nobody keeps the key, so that a pseudonym can not be traced to an account or to another file.
  const key = randomBytes(32);
  for await (const attempt of eachResultWithAnswers(db)) {
    const answers = answersOf(attempt, section, wordings);
    if (answers.size === 0) continue;
    const { accountId, formId, completedAt } = attempt.result;
    const person = createHmac('sha256', key).update(accountId).digest('hex').slice(0, 12);
    // The form of a single student would identify them.
    const form = formId.startsWith('fresh-') ? 'fresh' : formId;
    const month = dayOf(completedAt).slice(0, 7);
    yield csvRow([`p${person}`, form, month, ...columns.map((item) => answers.get(item) ?? 'NA')]);
  }
}

/** Streams the answers as a matrix that mirt and TAM read: 1 right, 0 wrong or empty, NA not given. */
export async function exportResponses(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  section: Section,
  actor: Actor,
): Promise<{ name: string; content: Readable }> {
  const at = clock.now();
  await db.transaction((tx) =>
    recordAudit(tx, {
      at,
      action: 'responses.exported',
      subject: `account:${actor.id}`,
      detail: { section },
      ...auditFields(actor),
    }),
  );
  return {
    name: `bac-responses-${section}-${dayOf(at)}.csv`,
    content: Readable.from(writeRows(db, section)),
  };
}
