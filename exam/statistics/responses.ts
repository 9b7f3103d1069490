/**
 * The answers of all students, packed: a student's answers lie next to each other, from the student's start to the next one's.
 * An answer is coded as one number: twice the index of its item, plus one if it was right. A student has no answer to an item
 * that they did not meet.
 */
export interface Responses {
  starts: Uint32Array;
  answers: Uint32Array;
}

export const encodeAnswer = (item: number, isRight: boolean): number =>
  2 * item + (isRight ? 1 : 0);

export function packResponses(students: readonly (readonly number[])[]): Responses {
  const starts = new Uint32Array(students.length + 1);
  for (const [student, codes] of students.entries()) {
    starts[student + 1] = starts[student]! + codes.length;
  }
  return { starts, answers: Uint32Array.from(students.flat()) };
}

export const countStudents = ({ starts }: Responses): number => Math.max(0, starts.length - 1);

export const answersOf = ({ starts, answers }: Responses, student: number): Uint32Array =>
  answers.subarray(starts[student], starts[student + 1]);

/** Keeps the answers to some of the items only, and drops students who have no answer left. */
export function filterItems(responses: Responses, hasItem: (item: number) => boolean): Responses {
  const students = Array.from({ length: countStudents(responses) }, (_, student) =>
    Array.from(answersOf(responses, student)).filter((code) => hasItem(code >> 1)),
  );
  return packResponses(students.filter((codes) => codes.length > 0));
}

/** How many students answered each item, and how many of them rightly. */
export function countAnswers(
  { answers }: Responses,
  items: number,
): { answers: number; right: number }[] {
  const counts = Array.from({ length: items }, () => ({ answers: 0, right: 0 }));
  for (const code of answers) {
    const count = counts[code >> 1];
    if (!count) continue;
    count.answers += 1;
    count.right += code & 1;
  }
  return counts;
}
