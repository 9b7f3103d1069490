import type { OwnAssignment } from '@bac/contract/following/assignments.ts';

export type AssignmentStatus =
  /** An attempt is in progress. */
  | 'running'
  /** Can be started now. */
  | 'open'
  /** Can be started later. */
  | 'coming'
  /** Nothing more to do; there is, or will be, a result. */
  | 'done'
  /** Over, and nothing was submitted. */
  | 'missed';

/** What a student can do with an assignment at a moment. */
export function assignmentStatus(assignment: OwnAssignment, now: number): AssignmentStatus {
  const { running, latest, usedAttempts, attempts, opensAt, closesAt } = assignment;
  if (running !== null) return 'running';
  if (usedAttempts < attempts && now < Date.parse(closesAt)) {
    return now < Date.parse(opensAt) ? 'coming' : 'open';
  }
  return latest === null ? 'missed' : 'done';
}

const order: AssignmentStatus[] = ['running', 'open', 'coming', 'done', 'missed'];

/** Sorts what can be done first, by closing time, and what is over last, newest first. */
export function byUrgency(now: number): (one: OwnAssignment, other: OwnAssignment) => number {
  return (one, other) => {
    const [status, otherStatus] = [assignmentStatus(one, now), assignmentStatus(other, now)];
    const later = Date.parse(one.closesAt) - Date.parse(other.closesAt);
    const isOver = status === 'done' || status === 'missed';
    return order.indexOf(status) - order.indexOf(otherStatus) || (isOver ? -later : later);
  };
}

export const isToDo = (assignment: OwnAssignment, now: number): boolean =>
  ['running', 'open', 'coming'].includes(assignmentStatus(assignment, now));
