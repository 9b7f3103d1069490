import type { AccountAction, AccountChange } from '@bac/contract/accounts/users.ts';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { orEndSession } from '../../../../api/or-end-session.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

export const inDays = (days: number): Date => new Date(Date.now() + days * dayMilliseconds);

/** What became of the change: undefined where everything was done. */
export interface Refusal {
  message: string;
  ids: string[];
}

/** The change while it is being written, and its sending. */
export function useChange(action: AccountAction, ids: readonly string[]) {
  const [until, setUntil] = useState<Date | null>(() => (action === 'suspend' ? inDays(7) : null));
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isMailed, setMailed] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<Refusal[]>([]);

  const change: AccountChange = {
    action,
    until: until?.toISOString() ?? null,
    reason,
    note,
    isMailed,
  };

  async function sendOne(id: string): Promise<Refusal[]> {
    await call('POST /admin/users/:user/status', {
      params: { user: id },
      body: change,
      quiet: true,
    });
    return [];
  }

  async function sendAll(): Promise<Refusal[]> {
    const replies = await call('POST /admin/users/status', {
      body: { ...change, users: [...ids] },
      quiet: true,
    });
    const byMessage = new Map<string, string[]>();
    for (const { id, refusal } of replies) {
      if (refusal !== null) byMessage.set(refusal, [...(byMessage.get(refusal) ?? []), id]);
    }
    return [...byMessage].map(([message, refused]) => ({ message, ids: refused }));
  }

  /** True where everything was done. */
  async function send(): Promise<boolean> {
    setBusy(true);
    setRefusals([]);
    try {
      const [first] = ids;
      const left = await orEndSession(ids.length === 1 && first ? sendOne(first) : sendAll());
      setRefusals(left);
      return left.length === 0;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const words = [error.message, ...error.errors.map(({ message }) => message)];
      setRefusals([{ message: words.join(' '), ids: [...ids] }]);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    until,
    setUntil,
    reason,
    setReason,
    note,
    setNote,
    isMailed,
    setMailed,
    isBusy,
    refusals,
    send,
  };
}
