import type { AssignmentFigures } from '@bac/contract/following/class-figures.ts';
import {
  changeBetween,
  spreadOf,
  type ClassResult,
  type Measure,
} from '@bac/exam/report/class-figures.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { getClass } from '../classes/classes-store.ts';
import {
  listOpenedAssignments,
  measureOf,
  testNameOf,
  type OpenedAssignment,
} from './assignment-list.ts';
import { listClassResults, type ClassResultRow } from './class-results-store.ts';

/** How many assignments a class line shows. */
const mostShown = 12;

const isProvisional = ({ sections }: ClassResultRow): boolean =>
  sections.some((section) => section.isProvisional);

function toClassResult(row: ClassResultRow, measure: Measure): ClassResult {
  const score =
    measure === 'total' ? row.total : row.sections.find(({ section }) => section === measure);
  const { student, right, questions, seenBefore } = row;
  return {
    student,
    right,
    questions,
    seenBefore,
    score: score ?? undefined,
    isProvisional: isProvisional(row),
  };
}

/** How many earlier assignments are tried for one that enough students took too. It keeps the cost of a call bounded. */
const mostTried = 5;

/** The latest earlier assignments with results in the same measure, from a list with the newest first. */
function earlierThan(listed: readonly OpenedAssignment[], one: OpenedAssignment) {
  const measure = measureOf(one);
  return listed
    .slice(listed.indexOf(one) + 1)
    .filter((other) => other.isScored && measureOf(other) === measure)
    .slice(0, mostTried);
}

export async function readFigures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { class: classId, assignment }: { class: string; assignment: string | undefined },
  { id: teacherId }: Actor,
): Promise<AssignmentFigures[]> {
  const now = clock.now();
  await getClass(db, teacherId, classId);
  const listed = await listOpenedAssignments(db, classId, now);
  const shown =
    assignment === undefined
      ? listed.filter(({ isScored }) => isScored).slice(0, mostShown)
      : listed.filter(({ id }) => id === assignment);
  if (assignment !== undefined && shown.length === 0) throw new Refused('NOT_FOUND');
  const compared = shown.map((one) => ({ one, earlier: earlierThan(listed, one) }));
  const ids = new Set(
    compared.flatMap(({ one, earlier }) => [one, ...earlier].map(({ id }) => id)),
  );
  const rows = await listClassResults(db, { classId, assignments: [...ids] }, now);
  const resultsOf = (id: string, measure: Measure): ClassResult[] =>
    rows.filter((row) => row.assignment === id).map((row) => toClassResult(row, measure));
  return compared.toReversed().map(({ one, earlier }) => {
    const measure = measureOf(one);
    const results = resultsOf(one.id, measure);
    const changes = earlier.map(({ id, opensAt, ...other }) => ({
      since: { assignment: id, test: testNameOf(other), opensAt: opensAt.toISOString() },
      ...changeBetween(resultsOf(id, measure), results, measure),
    }));
    return {
      assignment: one.id,
      test: testNameOf(one),
      opensAt: one.opensAt.toISOString(),
      measure,
      spread: spreadOf(results, measure),
      change: changes.find(({ verdict }) => verdict !== 'few') ?? changes[0] ?? null,
    };
  });
}
