import type { ClassAnswer } from '@bac/contract/following/assignments.ts';
import type { Solution } from '@bac/contract/results/results.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { compareNames } from '@bac/exam/name-order.ts';
import { toStudentView } from '@bac/exam/item/student-view.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { mapItemVersions } from '../../../bank/item-versions.ts';
import { formulasOf, formulasOfTexts } from '../../../platform/formulas/formula-renderer.ts';
import { Refused } from '../../../platform/http/refused.ts';
import type { Services } from '../../../services.ts';
import { findItemVersion, listStudentAnswers, type StudentAnswer } from './answers-store.ts';
import { getAssignment } from '../assignments-store.ts';

/** How the results area explains a question to a student who has answered it. */
export interface Explainer {
  solutionOf: (item: ItemVersion) => Solution;
  textsOf: (item: ItemVersion) => string[];
}

/** A question that the class was asked, once nobody can start the assignment any more and nobody is taking it. */
export async function readQuestion(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  path: { class: string; assignment: string; item: string },
  { id: teacherId }: Actor,
  { solutionOf, textsOf }: Explainer,
) {
  const now = clock.now();
  const { class: classId, assignment, item: id } = path;
  const found = await getAssignment(db, { teacherId, classId, assignment }, now);
  if (!found.isOver) throw new Refused('ASSIGNMENT_OPEN');
  const version = await findItemVersion(db, assignment, id);
  const bank =
    version === undefined ? undefined : await mapItemVersions(db, [{ item: id, version }]);
  const item = bank?.get(id);
  if (!item) throw new Refused('NOT_FOUND');
  const view = toStudentView(item);
  return {
    item: view,
    answers: groupAnswers(await listStudentAnswers(db, { classId, assignment, item: id }, now)),
    solution: solutionOf(item),
    formulas: { ...formulasOf([view]), ...formulasOfTexts(textsOf(item)) },
  };
}

/** Groups students by their answer, the most frequent answer first and no answer last. */
function groupAnswers(all: StudentAnswer[]): ClassAnswer[] {
  const groups = Map.groupBy(all, ({ answer, result }) => `${result} ${answer}`);
  return [...groups.values()]
    .map((group) => ({
      answer: group[0]!.answer,
      result: group[0]!.result,
      students: group
        .map(({ id, name, ms }) => ({ id, name, ms }))
        .toSorted((one, other) => compareNames(one.name, other.name)),
    }))
    .toSorted(
      (one, other) =>
        Number(one.answer === null) - Number(other.answer === null) ||
        other.students.length - one.students.length,
    );
}
