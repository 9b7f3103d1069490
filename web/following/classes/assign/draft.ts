import type {
  AssignmentTerms,
  ResultTime,
  WholeAssignment,
} from '@bac/contract/following/assignments.ts';
import type { Test } from '@bac/contract/attempts/tests.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { fromLocalField, toLocalField, defaultWindow } from './local-field.ts';

/** The terms as the form holds them. */
export interface Draft {
  test: string | null;
  opens: string;
  closes: string;
  attempts: number;
  /** For a test with both sections. */
  sections: 'both' | Section;
  shows: ResultTime;
  note: string;
}

export const freshDraft = (now: number, test: string | null): Draft => ({
  test,
  ...defaultWindow(now),
  attempts: 1,
  sections: 'both',
  shows: 'after-close',
  note: '',
});

export const draftOf = (assignment: WholeAssignment): Draft => ({
  test: assignment.test.id,
  opens: toLocalField(assignment.opensAt),
  closes: toLocalField(assignment.closesAt),
  attempts: assignment.attempts,
  sections: assignment.sections.length === 1 ? (assignment.sections[0] ?? 'both') : 'both',
  shows: assignment.resultTime,
  note: assignment.note,
});

export const sectionsIn = (draft: Draft, offered: readonly Section[]): Section[] =>
  offered.length > 1 && draft.sections !== 'both' ? [draft.sections] : [...offered];

type DraftProblem = 'test' | 'opens' | 'closes' | 'order' | 'past';

/** Finds what keeps a draft from being sent, by field. A closing time that has passed may stay as it is. */
export function problemsIn(
  draft: Draft,
  initial: Draft,
  now: number,
): Partial<Record<keyof Draft, DraftProblem>> {
  const [opens, closes] = [fromLocalField(draft.opens), fromLocalField(draft.closes)];
  const checkClosing = (): DraftProblem | undefined => {
    if (!closes) return 'closes';
    if (opens && closes <= opens) return 'order';
    const isAsBefore = draft.closes === initial.closes;
    return Date.parse(closes) <= now && !isAsBefore ? 'past' : undefined;
  };
  const problem = checkClosing();
  return {
    ...(draft.test === null && { test: 'test' as const }),
    ...(!opens && { opens: 'opens' as const }),
    ...(problem && { closes: problem }),
  };
}

/** Builds the terms of a draft without problems. */
export function termsOf(draft: Draft, { id, sections }: Pick<Test, 'id' | 'sections'>) {
  const terms: AssignmentTerms = {
    test: id,
    note: draft.note.trim(),
    opensAt: fromLocalField(draft.opens) ?? '',
    closesAt: fromLocalField(draft.closes) ?? '',
    attempts: draft.attempts,
    sections: sectionsIn(draft, sections),
    resultTime: draft.shows,
  };
  return terms;
}
