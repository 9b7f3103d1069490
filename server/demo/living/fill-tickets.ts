import { and, asc, eq } from 'drizzle-orm';
import type { PastTurn } from '../../tickets/conversation/past-conversation.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { problemReports, results } from '../../db/results-schema.ts';
import type { Services } from '../../services.ts';
import { supportAgent } from './fill-people.ts';
import { momentOn } from './plan/moments.ts';
import type { LivingParts } from './parts.ts';
import type { SimulatedStudent } from './plan/people.ts';
import { plannedReports, type PlannedReport } from './ticket-stories/question-reports.ts';
import { demoId, randomOf } from './plan/seeded.ts';
import { solvedTickets } from './ticket-stories/solved-tickets.ts';
import type { StoryStep, TicketStory } from './ticket-stories/ticket-story.ts';
import { openTickets } from './ticket-stories/open-tickets.ts';

type Deps = Pick<Services, 'db'> & { parts: LivingParts };

interface Desk {
  students: readonly SimulatedStudent[];
  admin: { id: string; name: string };
  asOf: Date;
}

const minute = 60_000;

function turnOf(step: StoryStep, common: { id: string; at: Date }, agent: Desk['admin']): PastTurn {
  if ('answer' in step) return { ...common, what: 'reply', author: agent, text: step.answer };
  if ('note' in step) return { ...common, what: 'note', author: agent, text: step.note };
  if ('person' in step) return { ...common, what: 'reply', author: 'person', text: step.person };
  if ('priority' in step)
    return { ...common, what: 'priority', author: agent, priority: step.priority };
  if ('solved' in step) return { ...common, what: 'state', author: agent, state: 'resolved' };
  if ('closed' in step) return { ...common, what: 'state', author: 'person', state: 'closed' };
  return { ...common, what: 'rated', rating: step.rated, comment: step.comment ?? '' };
}

const isByPerson = (step: StoryStep): boolean =>
  'person' in step || 'closed' in step || 'rated' in step;

/** Dates the steps of a story one after the other, without steps that would lie in the future. */
function turnsOf(
  key: string,
  steps: readonly StoryStep[],
  openedAt: Date,
  { asOf, agent, parts }: { asOf: Date; agent: Desk['admin']; parts: LivingParts },
): PastTurn[] {
  const turns: PastTurn[] = [];
  let at = openedAt;
  for (const [index, step] of steps.entries()) {
    at = isByPerson(step)
      ? new Date(at.getTime() + step.after * minute)
      : parts.afterOfficeMinutes(at, step.after);
    if (at > asOf) break;
    if (index === 0) {
      const assignedAt = new Date(at.getTime() - minute);
      const id = demoId(`${key}:given`);
      turns.push({ id, at: assignedAt, what: 'given', author: agent, to: agent });
    }
    turns.push(turnOf(step, { id: demoId(`${key}:${index}`), at }, agent));
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

/** Exact within the last day; before that at an hour at which people write. */
const computeOpenedAt = ({ hoursAgo }: TicketStory, key: string, asOf: Date): Date =>
  hoursAgo < 24
    ? new Date(asOf.getTime() - hoursAgo * 60 * minute)
    : momentOn(asOf, Math.round(hoursAgo / 24), randomOf(key));

async function writeStory({ db, parts }: Deps, story: TicketStory, desk: Desk): Promise<void> {
  const { asOf, admin } = desk;
  const person = personOf(story, desk.students);
  if (!person) return;
  const key = `ticket:${story.subject}`;
  const openedAt = computeOpenedAt(story, key, asOf);
  const agent = story.agent === 'admin' ? admin : supportAgent;
  const { subject, category, message, steps, tags = [] } = story;
  const turns = turnsOf(key, steps, openedAt, { asOf, agent, parts });
  const ticket = { id: demoId(key), person, subject, category, message, about: null, tags };
  await db.transaction((tx) => parts.writeConversation(tx, { ...ticket, openedAt, turns }));
}

/** Lists the people who took the form, in order of completion. */
const listReporters = ({ db }: Deps, form: string) =>
  db
    .select({
      result: results,
      account: { id: accounts.id, name: accounts.fullName, email: accounts.email },
    })
    .from(results)
    .innerJoin(accounts, eq(accounts.id, results.accountId))
    .where(and(eq(results.formId, form), eq(accounts.isSimulated, true)))
    .orderBy(asc(results.completedAt));

async function writeReport(
  deps: Deps,
  planned: PlannedReport,
  { asOf, admin }: Desk,
): Promise<void> {
  const { db, parts } = deps;
  const { form, module, question, reason, message, reporter, answer } = planned;
  const testTakers = await listReporters(deps, form);
  const found = testTakers.at(-1 - (reporter % Math.max(1, testTakers.length)));
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
  // With few people, two planned reports may fall on one attempt.
  if ((await db.$count(problemReports, eq(problemReports.id, id))) === 0) return;
  await parts.openForReport(id, at);
  const steps: StoryStep[] = answer
    ? [
        { after: 180, answer },
        { after: 90, solved: true },
      ]
    : [];
  const turns = turnsOf(key, steps, at, { asOf, agent: admin, parts });
  const person = { accountId, ...found.account, language: 'vi' } as const;
  const ticket = { id, person, subject: key, category: 'question', message, about: null } as const;
  await db.transaction((tx) =>
    parts.writeConversation(tx, { ...ticket, tags: [], openedAt: at, turns }),
  );
}

/** Creates tickets in every state, and reports about questions. */
export async function fillTickets(deps: Deps, desk: Desk): Promise<void> {
  const oldestFirst = [...solvedTickets, ...openTickets].toSorted(
    (a, b) => b.hoursAgo - a.hoursAgo,
  );
  for (const story of oldestFirst) await writeStory(deps, story, desk);
  for (const planned of plannedReports) await writeReport(deps, planned, desk);
}
