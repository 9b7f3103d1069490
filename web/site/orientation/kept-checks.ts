import type { InterestCheck } from '@bac/contract/site/orientation.ts';
import type { Answers, Degree } from '@bac/exam/orientation/answers.ts';
import type { StatementId } from '@bac/exam/orientation/statements.ts';
import { create } from 'zustand';
import { oneTimeId } from '../../api/one-time-id.ts';

/** What this browser keeps under one key: a check under way, and a finished one that no account has yet. */
export interface Kept {
  draft?: { id: string; owner: Owner; answers: Answers } | undefined;
  done?: (InterestCheck & { owner: Owner }) | undefined;
}

/** Who was signed in when it was begun, by email; null for a visitor, whose check goes to whoever signs in next. */
type Owner = string | null;

const storageKey = 'interest-check';

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  [(value as Kept).draft, (value as Kept).done].every(
    (check) => check === undefined || (typeof check.id === 'string' && Boolean(check.answers)),
  );

/** What cannot be read is as good as nothing: a damaged entry must not keep anybody from the page. */
function read(): Kept {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return isKept(value) ? value : {};
  } catch {
    return {};
  }
}

interface State extends Kept {
  /** Brought to the account since the page was opened: shown until the account's own list has come. */
  sent: InterestCheck[];
}

export const useKeptState = create<State>(() => ({ sent: [] }));
// Not as the first state: with that React hydrates the server's HTML, which knows nothing of it.
useKeptState.setState(read());

function keep(change: Partial<State>): void {
  useKeptState.setState(change);
  const { draft, done } = useKeptState.getState();
  if (draft || done) localStorage.setItem(storageKey, JSON.stringify({ draft, done }));
  else localStorage.removeItem(storageKey);
}

/** Reads again what another page of this browser may have changed. */
export const readAgain = (): void => useKeptState.setState({ ...nothing, ...read() });

const nothing: Kept = { draft: undefined, done: undefined };

const isFor = (owner: Owner, check: { owner: Owner } | undefined): boolean =>
  check !== undefined && (check.owner === null || check.owner === owner);

/** What of it this person may see: on a shared computer nobody meets the check of an account that signed out. */
export const keptFor = (owner: Owner, { draft, done }: Kept): Kept => ({
  draft: isFor(owner, draft) ? draft : undefined,
  done: isFor(owner, done) ? done : undefined,
});

export const begin = (owner: Owner): void =>
  keep({ draft: { id: oneTimeId(), owner, answers: {} } });

export function answer(owner: Owner, statement: StatementId, degree: Degree): void {
  const { draft } = keptFor(owner, useKeptState.getState());
  const { id, answers } = draft ?? { id: oneTimeId(), answers: {} };
  keep({ draft: { id, owner, answers: { ...answers, [statement]: degree } } });
}

export function finish(owner: Owner, now: Date): void {
  const { draft } = keptFor(owner, useKeptState.getState());
  if (draft) keep({ draft: undefined, done: { ...draft, owner, takenAt: now.toISOString() } });
}

/** It is in the account now; the browser needs it no longer. */
export function handOver(check: InterestCheck): void {
  const { done, sent } = useKeptState.getState();
  keep({ ...(done?.id === check.id && { done: undefined }), sent: [...sent, check] });
}

export function forget(id: string): void {
  const { done, sent } = useKeptState.getState();
  keep({
    ...(done?.id === id && { done: undefined }),
    sent: sent.filter((check) => check.id !== id),
  });
}
