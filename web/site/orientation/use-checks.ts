import type { InterestCheck } from '@bac/contract/site/orientation.ts';
import { useEffect, useState } from 'react';
import { useIsSignedIn, useUser } from '../../api/auth-state.ts';
import { call } from '../../api/client.ts';
import { useReply } from '../../api/use-reply.ts';
import { forget, keptFor, useKeptState } from './kept-checks.ts';
import { sendKept } from './send-kept.ts';

/** All checks of this person, wherever they are kept, latest first, and the one under way. */
export function useChecks() {
  const isSignedIn = useIsSignedIn();
  const owner = useUser()?.email ?? null;
  const state = useKeptState();
  const { draft, done } = keptFor(owner, state);
  const reply = useReply('GET /interest-checks', { isOff: !isSignedIn });
  const [gone, setGone] = useState<string[]>([]);

  useEffect(() => {
    if (isSignedIn && done) void sendKept();
  }, [isSignedIn, done]);

  const account = isSignedIn ? [...state.sent, ...(reply.data ?? [])] : [];
  const checks = latestFirst([...(done ? [done] : []), ...account]).filter(
    ({ id }) => !gone.includes(id),
  );

  async function remove(id: string): Promise<void> {
    if (account.some((check) => check.id === id)) {
      await call('DELETE /interest-checks/:id', { params: { id } });
    }
    forget(id);
    setGone((before) => [...before, id]);
  }

  return { owner, isSignedIn, draft, done, checks, reply, remove };
}

function latestFirst(checks: InterestCheck[]): InterestCheck[] {
  const once = [...new Map(checks.map((check) => [check.id, check])).values()];
  return once.toSorted((one, other) => other.takenAt.localeCompare(one.takenAt));
}
