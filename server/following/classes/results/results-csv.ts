import type { ListedScore } from '@bac/contract/results/score-range.ts';
import type { AssignedAttempt } from '@bac/contract/following/assignments.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { dayOf, minuteOf } from '../../../platform/postgres/vietnam-day.ts';
import { csvMark, csvRow } from '../../../platform/files/csv.ts';
import type { Services } from '../../../services.ts';
import { getAssignment } from '../assignments-store.ts';
import { listClassAttempts, type AttemptsByStudent } from './attempts-store.ts';

const headings: Record<Language, string[]> = {
  en: [
    'Student',
    'Attempt',
    'State',
    'Started (Vietnam)',
    'Ended (Vietnam)',
    'Minutes used',
    'Right answers',
    'Questions',
    'Questions met before',
    'Estimated total',
    'Total from',
    'Total to',
    'Reading and Writing',
    'Reading and Writing from',
    'Reading and Writing to',
    'Math',
    'Math from',
    'Math to',
    'Provisional',
  ],
  vi: [
    'Học sinh',
    'Lượt',
    'Trạng thái',
    'Bắt đầu',
    'Kết thúc',
    'Số phút làm bài',
    'Số câu đúng',
    'Số câu',
    'Số câu đã gặp trước đó',
    'Tổng điểm ước tính',
    'Tổng điểm từ',
    'Tổng điểm đến',
    'Đọc và Viết',
    'Đọc và Viết từ',
    'Đọc và Viết đến',
    'Toán',
    'Toán từ',
    'Toán đến',
    'Tạm tính',
  ],
};

type DisplayedState = AssignedAttempt['state'] | 'invalidated' | 'consent';

const states: Record<Language, Record<DisplayedState, string>> = {
  en: {
    active: 'in progress',
    away: 'not finished',
    submitted: 'submitted',
    abandoned: 'ended early',
    invalidated: 'doesn’t count',
    consent: 'submitted, waiting for a guardian’s consent',
  },
  vi: {
    active: 'đang làm',
    away: 'chưa làm xong',
    submitted: 'đã nộp',
    abandoned: 'dừng giữa chừng',
    invalidated: 'không được tính',
    consent: 'đã nộp, chờ người giám hộ đồng ý',
  },
};

/** Whether the difficulty of some questions was judged and not measured; empty without a score. */
const provisionalWords: Record<Language, { yes: string; no: string }> = {
  en: { yes: 'yes', no: 'no' },
  vi: { yes: 'có', no: 'không' },
};

const minute = (at: string | null): string => (at === null ? '' : minuteOf(new Date(at)));

function displayedState(
  { state, isInvalidated }: AssignedAttempt,
  awaitsConsent: boolean,
): DisplayedState {
  if (isInvalidated) return 'invalidated';
  return state === 'submitted' && awaitsConsent ? 'consent' : state;
}

const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

function rowOf(
  { student, awaitsConsent }: AttemptsByStudent,
  attempt: AssignedAttempt,
  ordinal: number,
  language: Language,
): string {
  const { result, startedAt, endedAt } = attempt;
  const sections = result?.sections ?? [];
  const rangeOf = (score: ListedScore | null | undefined): string[] => [
    text(score?.score),
    text(score?.low),
    text(score?.high),
  ];
  const rangeIn = (name: 'rw' | 'math'): string[] =>
    rangeOf(sections.find(({ section }) => section === name));
  const { yes, no } = provisionalWords[language];
  return csvRow([
    student.name,
    String(ordinal),
    states[language][displayedState(attempt, awaitsConsent)],
    minute(startedAt),
    minute(endedAt),
    text(result ? Math.round(result.usedMs / 60_000) : undefined),
    text(result?.right),
    text(result?.questions),
    text(result?.seenBefore),
    ...rangeOf(result?.total),
    ...rangeIn('rw'),
    ...rangeIn('math'),
    sections.length === 0 ? '' : sections.some(({ isProvisional }) => isProvisional) ? yes : no,
  ]);
}

/** Writes one row for each attempt, by student. */
export async function writeResults(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  path: { class: string; assignment: string },
  { id: teacherId }: Actor,
  language: Language,
): Promise<{ name: string; content: string }> {
  const now = clock.now();
  const { class: classId, assignment } = path;
  const { formId } = await getAssignment(db, { teacherId, classId, assignment }, now);
  const students = await listClassAttempts(db, { classId, assignments: [assignment] }, now);
  const rows = students.flatMap((each) =>
    each.attempts.map(({ attempt }, index) => rowOf(each, attempt, index + 1, language)),
  );
  return {
    name: `${formId}-${dayOf(now)}.csv`,
    content: csvMark + csvRow(headings[language]) + rows.join(''),
  };
}
