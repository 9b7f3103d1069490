import type { OwnAssignment } from '@bac/contract/following/assignments.ts';

export type AssignmentStatus =
  /** Being sat. */
  | 'running'
  /** Can be started now. */
  | 'open'
  /** Can be started later. */
  | 'coming'
  /** Nothing more to do; there is, or will be, a result. */
  | 'done'
  /** Over, and nothing was handed in. */
  | 'missed';

/** What a student can do about an assignment at that moment. */
export function assignmentStatus(assignment: OwnAssignment, now: number): AssignmentStatus {
  const { running, latest, used, attempts, opensAt, closesAt } = assignment;
  if (running !== null) return 'running';
  if (used < attempts && now < Date.parse(closesAt)) {
    return now < Date.parse(opensAt) ? 'coming' : 'open';
  }
  return latest === null ? 'missed' : 'done';
}

const order: AssignmentStatus[] = ['running', 'open', 'coming', 'done', 'missed'];

/** What can be done first; among those, what closes first. What is over comes newest first. */
export function byUrgency(now: number): (one: OwnAssignment, other: OwnAssignment) => number {
  return (one, other) => {
    const [mine, theirs] = [assignmentStatus(one, now), assignmentStatus(other, now)];
    const later = Date.parse(one.closesAt) - Date.parse(other.closesAt);
    const isOver = mine === 'done' || mine === 'missed';
    return order.indexOf(mine) - order.indexOf(theirs) || (isOver ? -later : later);
  };
}

export const isToDo = (assignment: OwnAssignment, now: number): boolean =>
  ['running', 'open', 'coming'].includes(assignmentStatus(assignment, now));
