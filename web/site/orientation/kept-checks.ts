import type { InterestCheck } from '@bac/contract/site/orientation.ts';
import type { Answers, Degree } from '@bac/exam/orientation/answers.ts';
import type { StatementId } from '@bac/exam/orientation/statements.ts';
import { create } from 'zustand';
import { oneTimeId } from '../../api/one-time-id.ts';

/** The checks stored in this browser under one key: one in progress, and a finished one that is not in an account yet. */
export interface Kept {
  draft?: { id: string; owner: Owner; answers: Answers } | undefined;
  done?: (InterestCheck & { owner: Owner }) | undefined;
}

/**
 * The email address of the person signed in at the start; null for a visitor, whose check goes to the account that signs in
 * next.
 */
type Owner = string | null;

const storageKey = 'interest-check';

const isStoredChecks = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  [(value as Kept).draft, (value as Kept).done].every(
    (check) => check === undefined || (typeof check.id === 'string' && Boolean(check.answers)),
  );

/** Ignores an unreadable entry, so that a corrupt one does not break the page. */
function readStored(): Kept {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return isStoredChecks(value) ? value : {};
  } catch {
    return {};
  }
}

interface State extends Kept {
  /** Checks sent to the account since the page was opened, shown until the account's own list has loaded. */
  sent: InterestCheck[];
}

export const useKeptState = create<State>(() => ({ sent: [] }));
// Not the initial state: React hydrates the server's HTML with that, and the server has no stored checks.
useKeptState.setState(readStored());

function store(change: Partial<State>): void {
  useKeptState.setState(change);
  const { draft, done } = useKeptState.getState();
  if (draft || done) localStorage.setItem(storageKey, JSON.stringify({ draft, done }));
  else localStorage.removeItem(storageKey);
}

/** Reads the storage again, which another tab may have changed. */
export const readAgain = (): void => useKeptState.setState({ ...noChecks, ...readStored() });

const noChecks: Kept = { draft: undefined, done: undefined };

const isVisibleTo = (owner: Owner, check: { owner: Owner } | undefined): boolean =>
  check !== undefined && (check.owner === null || check.owner === owner);

/** The checks this person may see: on a shared computer nobody sees the check of an account that signed out. */
export const keptFor = (owner: Owner, { draft, done }: Kept): Kept => ({
  draft: isVisibleTo(owner, draft) ? draft : undefined,
  done: isVisibleTo(owner, done) ? done : undefined,
});

export const begin = (owner: Owner): void =>
  store({ draft: { id: oneTimeId(), owner, answers: {} } });

export function answer(owner: Owner, statement: StatementId, degree: Degree): void {
  const { draft } = keptFor(owner, useKeptState.getState());
  const { id, answers } = draft ?? { id: oneTimeId(), answers: {} };
  store({ draft: { id, owner, answers: { ...answers, [statement]: degree } } });
}

export function finish(owner: Owner, now: Date): void {
  const { draft } = keptFor(owner, useKeptState.getState());
  if (draft) store({ draft: undefined, done: { ...draft, owner, takenAt: now.toISOString() } });
}

/** Called when the check is in the account: removes it from this browser. */
export function handOver(check: InterestCheck): void {
  const { done, sent } = useKeptState.getState();
  store({ ...(done?.id === check.id && { done: undefined }), sent: [...sent, check] });
}

export function forget(id: string): void {
  const { done, sent } = useKeptState.getState();
  store({
    ...(done?.id === id && { done: undefined }),
    sent: sent.filter((check) => check.id !== id),
  });
}
