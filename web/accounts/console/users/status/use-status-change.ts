import type { AccountAction, AccountChange } from '@bac/contract/accounts/users.ts';
import { useState } from 'react';
import type { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

export const daysFromNow = (days: number): Date => new Date(Date.now() + days * dayMilliseconds);

/** A reason why some accounts were not changed. */
export interface Refusal {
  message: string;
  ids: string[];
}

/** The status change while it is being filled in, and sending it. */
export function useStatusChange(action: AccountAction, ids: readonly string[]) {
  const [until, setUntil] = useState<Date | null>(() =>
    action === 'suspend' ? daysFromNow(7) : null,
  );
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isMailed, setMailed] = useState(true);
  const { isBusy, error, run } = useAction();
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
    return [...byMessage].map(([message, refusedIds]) => ({ message, ids: refusedIds }));
  }

  /** Resolves to whether every account was changed. */
  async function send(): Promise<boolean> {
    let newRefusals: Refusal[] = [];
    setRefusals(newRefusals);
    const isSent = await run(async () => {
      const [first] = ids;
      newRefusals = await (ids.length === 1 && first ? sendOne(first) : sendAll());
      setRefusals(newRefusals);
      invalidate('GET /admin/users', 'GET /admin/users/:user');
    });
    return isSent && newRefusals.length === 0;
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
    refusals: error ? [{ message: allMessages(error), ids: [...ids] }] : refusals,
    send,
  };
}

const allMessages = (error: ApiError): string =>
  [error.message, ...error.errors.map(({ message }) => message)].join(' ');
