import type { Section } from '@bac/exam/item/section.ts';
import type { Outcome } from '@bac/exam/report/outcome.ts';
import type { RangedScore } from '@bac/exam/report/score-change.ts';
import type { AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import { assignedAttempts } from '../../db/classes-schema.ts';
import { results } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import type { TestApp } from '../app.ts';

interface Recorded {
  assignment: string;
  student: string;
  form: string;
  sections?: (RangedScore & { section: Section })[];
  total?: RangedScore;
  outcomes?: Outcome[];
  right?: number;
  questions?: number;
  seenBefore?: number;
  endedAt?: Date;
  usedMs?: number;
}

/** Records a completed attempt for an assignment directly in the tables, because taking a whole test over HTTP takes a second. */
export async function recordResult(
  { services: { db, clock } }: TestApp,
  { assignment, student, form, sections = [], total, outcomes = [], ...more }: Recorded,
): Promise<string> {
  const id = crypto.randomUUID();
  const { right = 20, questions = 54, seenBefore = 0, usedMs = 60_000 } = more;
  const endedAt = more.endedAt ?? clock.now();
  const score = {
    sections: sections.map((each) => ({ ...each, isProvisional: false })),
    ...(total && { total }),
  } as AttemptScore;
  await db.insert(attempts).values({
    id,
    accountId: student,
    formId: form,
    state: 'completed',
    hasTextToSpeech: false,
    startedAt: new Date(endedAt.getTime() - usedMs),
    endedAt,
  });
  await db
    .insert(assignedAttempts)
    .values({ attemptId: id, assignmentId: assignment, studentId: student });
  await db.insert(results).values({
    attemptId: id,
    accountId: student,
    formId: form,
    completedAt: endedAt,
    right,
    questions,
    seenBefore,
    usedMs,
    method: 'eap-1',
    score,
    gains: [],
    modules: [],
    outcomes,
  });
  return id;
}
