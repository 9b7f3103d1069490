import type {
  AssignmentTerms,
  ResultTime,
  WholeAssignment,
} from '@bac/contract/following/assignments.ts';
import type { Test } from '@bac/contract/attempts/tests.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { fromLocalField, toLocalField, usualWindow } from './local-field.ts';

/** As the form holds it. */
export interface Draft {
  test: string | null;
  opens: string;
  closes: string;
  attempts: number;
  /** Of a test with both. */
  sections: 'both' | Section;
  shows: ResultTime;
  note: string;
}

export const freshDraft = (now: number, test: string | null): Draft => ({
  test,
  ...usualWindow(now),
  attempts: 1,
  sections: 'both',
  shows: 'after-close',
  note: '',
});

export const draftOf = (known: WholeAssignment): Draft => ({
  test: known.test.id,
  opens: toLocalField(known.opensAt),
  closes: toLocalField(known.closesAt),
  attempts: known.attempts,
  sections: known.sections.length === 1 ? (known.sections[0] ?? 'both') : 'both',
  shows: known.shows,
  note: known.note,
});

export const sectionsIn = (draft: Draft, offered: readonly Section[]): Section[] =>
  offered.length > 1 && draft.sections !== 'both' ? [draft.sections] : [...offered];

type DraftProblem = 'test' | 'opens' | 'closes' | 'order' | 'past';

/** What keeps a draft from being sent, by the field where it is said. What has closed may stay as it is. */
export function problemsIn(
  draft: Draft,
  start: Draft,
  now: number,
): Partial<Record<keyof Draft, DraftProblem>> {
  const [opens, closes] = [fromLocalField(draft.opens), fromLocalField(draft.closes)];
  const closing = (): DraftProblem | undefined => {
    if (!closes) return 'closes';
    if (opens && closes <= opens) return 'order';
    const isAsBefore = draft.closes === start.closes;
    return Date.parse(closes) <= now && !isAsBefore ? 'past' : undefined;
  };
  const problem = closing();
  return {
    ...(draft.test === null && { test: 'test' as const }),
    ...(!opens && { opens: 'opens' as const }),
    ...(problem && { closes: problem }),
  };
}

/** Of a draft without problems. */
export function termsOf(draft: Draft, { id, sections }: Pick<Test, 'id' | 'sections'>) {
  const terms: AssignmentTerms = {
    test: id,
    note: draft.note.trim(),
    opensAt: fromLocalField(draft.opens) ?? '',
    closesAt: fromLocalField(draft.closes) ?? '',
    attempts: draft.attempts,
    sections: sectionsIn(draft, sections),
    shows: draft.shows,
  };
  return terms;
}
