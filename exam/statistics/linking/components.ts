import { answersOf, countGroups, countRows, groupOf, type Responses } from '../responses.ts';

/** With fewer answers in a group, an item does not tie the group to another one. */
const fewestToTie = 30;

export interface Components {
  ofGroup: number[];
  /** Undefined for an item without answers. */
  ofItem: (number | undefined)[];
  count: number;
}

/**
 * Parts of the answers that common items hold together. Two forms without a common item are two parts, even if the same persons took
 * both: nothing in the answers tells whether the persons grew or the second form is easier.
 */
export function findComponents(responses: Responses, items: number): Components {
  const groups = countGroups(responses);
  const answered = Array.from({ length: items }, () => new Uint32Array(groups));
  for (let row = 0; row < countRows(responses); row += 1) {
    const group = groupOf(responses, row);
    for (const code of answersOf(responses, row)) answered[code >> 1]![group]! += 1;
  }
  const parent = Array.from({ length: groups }, (_, group) => group);
  const rootOf = (group: number): number =>
    parent[group] === group ? group : rootOf(parent[group]!);
  for (const counts of answered) {
    const most = counts.indexOf(Math.max(...counts));
    for (const [group, count] of counts.entries()) {
      if (count >= fewestToTie) parent[rootOf(group)] = rootOf(most);
    }
  }
  const roots = [...new Set(parent.map((_, group) => rootOf(group)))];
  const ofGroup = parent.map((_, group) => roots.indexOf(rootOf(group)));
  const ofItem = answered.map((counts) => {
    const most = Math.max(...counts);
    return most > 0 ? ofGroup[counts.indexOf(most)] : undefined;
  });
  return { ofGroup, ofItem, count: roots.length };
}
