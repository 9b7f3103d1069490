/**
 * The answers of all attempts, packed in one row each: the answers of a row lie next to each other, from the row's start to the next
 * one's. An answer is coded as one number: twice the index of its item, plus one if it was right. A row has no answer to an item
 * that the student did not meet.
 */
export interface Responses {
  starts: Uint32Array;
  answers: Uint32Array;
  /** The person behind each row; rows of one person are adjacent. Without it, every row is a person of its own. */
  persons?: Uint32Array;
  /** The group of each row: one form taken as the first, second or later test. Without it, all rows are of one group. */
  groups?: Uint32Array;
}

export const encodeAnswer = (item: number, isRight: boolean): number =>
  2 * item + (isRight ? 1 : 0);

export function packResponses(rows: readonly (readonly number[])[]): Responses {
  const starts = new Uint32Array(rows.length + 1);
  for (const [row, codes] of rows.entries()) starts[row + 1] = starts[row]! + codes.length;
  return { starts, answers: Uint32Array.from(rows.flat()) };
}

/** One attempt of a person, in the order of the person's attempts. */
export interface Occasion {
  person: number;
  group: number;
  codes: readonly number[];
}

/** Packs attempts; the attempts of one person must be adjacent. */
export const packOccasions = (occasions: readonly Occasion[]): Responses => ({
  ...packResponses(occasions.map(({ codes }) => codes)),
  persons: Uint32Array.from(occasions, ({ person }) => person),
  groups: Uint32Array.from(occasions, ({ group }) => group),
});

export const countRows = ({ starts }: Responses): number => Math.max(0, starts.length - 1);

export const groupOf = ({ groups }: Responses, row: number): number => groups?.[row] ?? 0;

const personOf = ({ persons }: Responses, row: number): number => persons?.[row] ?? row;

export const countGroups = (responses: Responses): number =>
  responses.groups ? responses.groups.reduce((most, group) => Math.max(most, group + 1), 1) : 1;

export const answersOf = ({ starts, answers }: Responses, row: number): Uint32Array =>
  answers.subarray(starts[row], starts[row + 1]);

/** The rows of each person, as the first row and the row after the last one. */
export function personRows(responses: Responses): [from: number, to: number][] {
  const persons: [number, number][] = [];
  for (let row = 0; row < countRows(responses); row += 1) {
    const last = persons.at(-1);
    const isSame = last && personOf(responses, last[0]) === personOf(responses, row);
    if (isSame) last[1] = row + 1;
    else persons.push([row, row + 1]);
  }
  return persons;
}

/** Keeps the answers to some of the items only, and drops rows that have no answer left. */
export function filterItems(
  responses: Responses,
  keeps: (item: number, row: number) => boolean,
): Responses {
  const occasions = Array.from({ length: countRows(responses) }, (_, row) => ({
    person: personOf(responses, row),
    group: groupOf(responses, row),
    codes: Array.from(answersOf(responses, row)).filter((code) => keeps(code >> 1, row)),
  }));
  return packOccasions(occasions.filter(({ codes }) => codes.length > 0));
}

/** How many answers each item has, and how many of them are right. */
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
