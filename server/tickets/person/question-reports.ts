import { createHash } from 'node:crypto';
import type { ChangedScore } from '@bac/contract/attempts/attempt-change.ts';
import type { ProblemReason } from '@bac/contract/results/problem-reasons.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { defaultLanguage } from '../../platform/mail/email-defaults.ts';
import { problemReported } from '../../results/events/problem-reported.ts';
import { resultRescored } from '../../results/events/result-events.ts';
import type { Services } from '../../services.ts';
import { appendMessage } from '../conversation/append-message.ts';
import { lockConversation } from '../conversation/store.ts';
import { writeTicket } from './open-ticket.ts';
import { findReport, findScoreChange, listTicketsAbout } from './problem-report-store.ts';

const reasons: Record<Language, Record<ProblemReason, string>> = {
  en: {
    'wrong-key': 'The key looks wrong.',
    'two-answers': 'More than one answer seems correct.',
    unclear: 'The question is unclear.',
    typo: 'There is a spelling or grammar mistake.',
    figure: 'Something is wrong with the figure or table.',
    translation: 'Something is wrong with the explanation or its translation.',
    other: 'Something else is wrong.',
  },
  vi: {
    'wrong-key': 'Đáp án có vẻ sai.',
    'two-answers': 'Có hơn một phương án đúng.',
    unclear: 'Câu hỏi chưa rõ ràng.',
    typo: 'Có lỗi chính tả hoặc ngữ pháp.',
    figure: 'Hình hoặc bảng có vấn đề.',
    translation: 'Lời giải thích hoặc bản dịch có vấn đề.',
    other: 'Có vấn đề khác.',
  },
};

const sectionNames: Record<Language, Record<Section, string>> = {
  en: { rw: 'Reading and Writing', math: 'Math' },
  vi: { rw: 'Đọc và Viết', math: 'Toán' },
};

interface Location {
  section: Section;
  /** Counted from one, as on the screens. */
  moduleNumber: number;
  number: number;
}

/** The subject of a report's ticket. */
const reportSubject: Record<Language, (location: Location) => string> = {
  en: ({ section, moduleNumber, number }) =>
    `Question ${number} of ${sectionNames.en[section]}, Module ${moduleNumber}`,
  vi: ({ section, moduleNumber, number }) =>
    `Câu ${number}, ${sectionNames.vi[section]}, Module ${moduleNumber}`,
};

/** The chosen reason, then the student's text, if any. */
const reportMessage = (language: Language, reason: ProblemReason, message: string): string =>
  [reasons[language][reason], message].filter(Boolean).join('\n\n');

type Deps = Pick<Services, 'db' | 'clock'>;

/** Opens a ticket under the report's id, so that the job is idempotent. */
async function openForReport({ db, clock }: Deps, reportId: string): Promise<void> {
  const found = await findReport(db, reportId);
  if (!found) return;
  const { report, account, form, outcomes, modules } = found;
  const { itemId: item, version, reason } = report;
  const outcome = outcomes.find((each) => each.item === item && each.version === version);
  const moduleResult = modules.find(({ module }) => module === outcome?.module);
  if (!outcome || !moduleResult) return;
  const language = account.language ?? defaultLanguage;
  const { module, question } = outcome;
  const location = {
    section: moduleResult.section,
    moduleNumber: moduleResult.part,
    number: question + 1,
  };
  const person = { accountId: account.id, name: account.fullName, email: account.email, language };
  const ticket = {
    id: reportId,
    subject: reportSubject[language](location),
    category: 'question',
    message: reportMessage(language, reason, report.message),
    files: [],
    about: {
      attempt: report.attemptId,
      test: form.name,
      question: { module, question, item, version, reason },
    },
  } as const;
  await db.transaction((tx) => writeTicket(tx, person, ticket, clock.now()));
}

/** The change of the total, or else of the right answers: a practice set has no total. */
function describeChange(before: ChangedScore, after: ChangedScore): Record<string, string> {
  const hasMoved = before.total !== null && after.total !== null && before.total !== after.total;
  const [was, is] = hasMoved ? [before.total, after.total] : [before.right, after.right];
  return { before: String(was), after: String(is), unit: hasMoved ? 'points' : 'answers' };
}

/** A deterministic id for each change and ticket, so that a repeated job adds the event only once. */
function eventId(change: string, ticket: string): string {
  const hex = createHash('sha256').update(`rescored:${change}:${ticket}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

interface Rescored {
  change: string;
  item: string;
  version: number;
}

/**
 * Adds an event to the tickets about a question whose corrected key changed the attempt's score, and resolves them. For merged
 * tickets the surviving one gets the event, once.
 */
async function notifyRescored(
  { db, clock }: Deps,
  { change: changeId, item, version }: Rescored,
): Promise<void> {
  const change = await findScoreChange(db, changeId, clock.now());
  if (!change?.before || !change.after) return;
  const detail = describeChange(change.before, change.after);
  const about = await listTicketsAbout(db, { attempt: change.attemptId, item, version });
  const notified = new Set<string>();
  for (const id of about.toSorted()) {
    await db.transaction(async (tx) => {
      const ticket = await lockConversation(tx, id);
      if (!ticket || notified.has(ticket.id)) return;
      notified.add(ticket.id);
      const event = { kind: 'event', event: 'rescored', from: 'system', author: null } as const;
      const message = { ...event, id: eventId(changeId, id), body: '', files: [], detail };
      const state = ticket.state === 'closed' ? 'closed' : 'resolved';
      await appendMessage(tx, ticket, message, clock.now(), state);
    });
  }
}

export const openForReportJob = (services: Deps): JobHandler =>
  handle(problemReported, ({ report }) => openForReport(services, report));

export const notifyRescoredJob = (services: Services): JobHandler =>
  handle(resultRescored, (rescored) => notifyRescored(services, rescored));
