import { and, asc, eq } from 'drizzle-orm';
import type { PastTurn } from '../../tickets/conversation/past-conversation.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { results } from '../../db/results-schema.ts';
import type { Services } from '../../services.ts';
import { supportAgent } from './fill-people.ts';
import { momentOn } from './plan/moments.ts';
import type { LivingParts } from './parts.ts';
import type { SimulatedStudent } from './plan/people.ts';
import { plannedReports, type PlannedReport } from './ticket-stories/question-reports.ts';
import { demoId, randomOf } from './plan/seeded.ts';
import { solvedTickets } from './ticket-stories/solved-tickets.ts';
import type { Doing, TicketStory } from './ticket-stories/ticket-story.ts';
import { openTickets } from './ticket-stories/open-tickets.ts';

type Needs = Pick<Services, 'db'> & { parts: LivingParts };

interface Desk {
  students: readonly SimulatedStudent[];
  admin: { id: string; name: string };
  asOf: Date;
}

const minute = 60_000;

function turnOf(doing: Doing, common: { id: string; at: Date }, by: Desk['admin']): PastTurn {
  if ('answer' in doing) return { ...common, what: 'reply', by, text: doing.answer };
  if ('note' in doing) return { ...common, what: 'note', by, text: doing.note };
  if ('person' in doing) return { ...common, what: 'reply', by: 'person', text: doing.person };
  if ('priority' in doing) return { ...common, what: 'priority', by, priority: doing.priority };
  if ('solved' in doing) return { ...common, what: 'state', by, state: 'resolved' };
  if ('closed' in doing) return { ...common, what: 'state', by: 'person', state: 'closed' };
  return { ...common, what: 'rated', rating: doing.rated, comment: doing.comment ?? '' };
}

const isByPerson = (doing: Doing): boolean =>
  'person' in doing || 'closed' in doing || 'rated' in doing;

/** Each when it came; what would lie ahead has not happened. */
function turnsOf(
  key: string,
  doings: readonly Doing[],
  openedAt: Date,
  { asOf, by, parts }: { asOf: Date; by: Desk['admin']; parts: LivingParts },
): PastTurn[] {
  const turns: PastTurn[] = [];
  let at = openedAt;
  for (const [index, doing] of doings.entries()) {
    at = isByPerson(doing)
      ? new Date(at.getTime() + doing.after * minute)
      : parts.afterOfficeMinutes(at, doing.after);
    if (at > asOf) break;
    if (index === 0) {
      const given = new Date(at.getTime() - minute);
      turns.push({ id: demoId(`${key}:given`), at: given, what: 'given', by, to: by });
    }
    turns.push(turnOf(doing, { id: demoId(`${key}:${index}`), at }, by));
  }
  return turns;
}

function personOf({ from, language }: TicketStory, students: Desk['students']) {
  if (typeof from !== 'number') return { accountId: null, ...from, language };
  const student = students[from % students.length];
  if (!student) return undefined;
  const { id, email, firstName, lastName } = student;
  return { accountId: id, name: `${lastName} ${firstName}`, email, language };
}

/** Of the last day to the hour; before that at an hour people write at. */
const openedOf = ({ hoursAgo }: TicketStory, key: string, asOf: Date): Date =>
  hoursAgo < 24
    ? new Date(asOf.getTime() - hoursAgo * 60 * minute)
    : momentOn(asOf, Math.round(hoursAgo / 24), randomOf(key));

async function tell({ db, parts }: Needs, story: TicketStory, desk: Desk): Promise<void> {
  const { asOf, admin } = desk;
  const person = personOf(story, desk.students);
  if (!person) return;
  const key = `ticket:${story.subject}`;
  const openedAt = openedOf(story, key, asOf);
  const by = story.agent === 'admin' ? admin : supportAgent;
  const { subject, category, message, doings, tags = [] } = story;
  const turns = turnsOf(key, doings, openedAt, { asOf, by, parts });
  const ticket = { id: demoId(key), person, subject, category, message, about: null, tags };
  await db.transaction((tx) => parts.writeConversation(tx, { ...ticket, openedAt, turns }));
}

/** Those who sat the form, in the order they did. */
const listReporters = ({ db }: Needs, form: string) =>
  db
    .select({
      result: results,
      account: { id: accounts.id, name: accounts.fullName, email: accounts.email },
    })
    .from(results)
    .innerJoin(accounts, eq(accounts.id, results.accountId))
    .where(and(eq(results.formId, form), eq(accounts.isSimulated, true)))
    .orderBy(asc(results.completedAt));

async function report(needs: Needs, planned: PlannedReport, { asOf, admin }: Desk): Promise<void> {
  const { db, parts } = needs;
  const { form, module, question, reason, message, reporter, answer } = planned;
  const sat = await listReporters(needs, form);
  const found = sat.at(-1 - (reporter % Math.max(1, sat.length)));
  const outcome = found?.result.outcomes.find(
    (each) => each.module === module && each.question === question,
  );
  if (!found || !outcome) return;
  const { attemptId, accountId, completedAt } = found.result;
  const key = `report:${form}:${module}:${question}:${reporter}`;
  const id = demoId(key);
  const at = new Date(Math.min(completedAt.getTime() + 25 * minute, asOf.getTime()));
  const { item: itemId, version } = outcome;
  const row = { id, accountId, attemptId, itemId, version, reason, message, createdAt: at };
  await db.transaction((tx) => parts.insertProblem(tx, row));
  await parts.openForReport(id, at);
  const doings: Doing[] = answer
    ? [
        { after: 180, answer },
        { after: 90, solved: true },
      ]
    : [];
  const turns = turnsOf(key, doings, at, { asOf, by: admin, parts });
  const person = { accountId, ...found.account, language: 'vi' } as const;
  const ticket = { id, person, subject: key, category: 'question', message, about: null } as const;
  await db.transaction((tx) =>
    parts.writeConversation(tx, { ...ticket, tags: [], openedAt: at, turns }),
  );
}

/** Conversations in every state, and what was found wrong with questions. */
export async function fillTickets(needs: Needs, desk: Desk): Promise<void> {
  const oldestFirst = [...solvedTickets, ...openTickets].toSorted(
    (one, other) => other.hoursAgo - one.hoursAgo,
  );
  for (const story of oldestFirst) await tell(needs, story, desk);
  for (const planned of plannedReports) await report(needs, planned, desk);
}
