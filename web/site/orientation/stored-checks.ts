import type { InterestCheck } from '@bac/contract/site/orientation.ts';
import type { Answers, Degree } from '@bac/exam/orientation/answers.ts';
import type { StatementId } from '@bac/exam/orientation/statements.ts';
import { create } from 'zustand';
import { oneTimeId } from '../../api/one-time-id.ts';

/** The checks stored in this browser under one key: one in progress, and a finished one that is not in an account yet. */
export interface StoredChecks {
  draft?: { id: string; owner: Owner; answers: Answers } | undefined;
  done?: (InterestCheck & { owner: Owner }) | undefined;
}

/**
 * The email address of the person signed in at the start; null for a visitor, whose check goes to the account that signs in
 * next.
 */
type Owner = string | null;

const storageKey = 'interest-check';

const isStoredChecks = (value: unknown): value is StoredChecks =>
  typeof value === 'object' &&
  value !== null &&
  [(value as StoredChecks).draft, (value as StoredChecks).done].every(
    (check) => check === undefined || (typeof check.id === 'string' && Boolean(check.answers)),
  );

/** Ignores an unreadable entry, so that a corrupt one does not break the page. */
function readStored(): StoredChecks {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return isStoredChecks(value) ? value : {};
  } catch {
    return {};
  }
}

interface State extends StoredChecks {
  /** Checks sent to the account since the page was opened, shown until the account's own list has loaded. */
  sent: InterestCheck[];
}

export const useStoredChecks = create<State>(() => ({ sent: [] }));
// Not the initial state: React hydrates the server's HTML with that, and the server has no stored checks.
useStoredChecks.setState(readStored());

function store(change: Partial<State>): void {
  useStoredChecks.setState(change);
  const { draft, done } = useStoredChecks.getState();
  if (draft || done) localStorage.setItem(storageKey, JSON.stringify({ draft, done }));
  else localStorage.removeItem(storageKey);
}

/** Reads the storage again, which another tab may have changed. */
export const reloadStoredChecks = (): void =>
  useStoredChecks.setState({ ...noChecks, ...readStored() });

const noChecks: StoredChecks = { draft: undefined, done: undefined };

const isVisibleTo = (owner: Owner, check: { owner: Owner } | undefined): boolean =>
  check !== undefined && (check.owner === null || check.owner === owner);

/** The checks this person may see: on a shared computer nobody sees the check of an account that signed out. */
export const checksVisibleTo = (owner: Owner, { draft, done }: StoredChecks): StoredChecks => ({
  draft: isVisibleTo(owner, draft) ? draft : undefined,
  done: isVisibleTo(owner, done) ? done : undefined,
});

export const startCheck = (owner: Owner): void =>
  store({ draft: { id: oneTimeId(), owner, answers: {} } });

export function answerStatement(owner: Owner, statement: StatementId, degree: Degree): void {
  const { draft } = checksVisibleTo(owner, useStoredChecks.getState());
  const { id, answers } = draft ?? { id: oneTimeId(), answers: {} };
  store({ draft: { id, owner, answers: { ...answers, [statement]: degree } } });
}

export function finishCheck(owner: Owner, now: Date): void {
  const { draft } = checksVisibleTo(owner, useStoredChecks.getState());
  if (draft) store({ draft: undefined, done: { ...draft, owner, takenAt: now.toISOString() } });
}

/** Called when the check is in the account: removes it from this browser. */
export function markSent(check: InterestCheck): void {
  const { done, sent } = useStoredChecks.getState();
  store({ ...(done?.id === check.id && { done: undefined }), sent: [...sent, check] });
}

export function removeStoredCheck(id: string): void {
  const { done, sent } = useStoredChecks.getState();
  store({
    ...(done?.id === id && { done: undefined }),
    sent: sent.filter((check) => check.id !== id),
  });
}
