import type { AttemptView } from '@bac/contract/attempts/attempts.ts';
import { entries } from 'idb-keyval';
import { attemptsConnection } from './idb-store.ts';
import type { Frame, LocalAttempt } from '../local-attempt.ts';

export interface UnfinishedTest {
  attempt: string;
  name: AttemptView['test']['name'];
}

/** The tests this browser holds with a part open, for someone who has no network: only the server opens the next part. */
export async function unfinishedTests(account: string): Promise<UnfinishedTest[]> {
  const stored = new Map(await entries<string, unknown>(attemptsConnection().use));
  return [...stored].flatMap(([key, value]) => {
    if (!key.startsWith('kept/')) return [];
    const kept = value as LocalAttempt;
    const attempt = key.slice('kept/'.length);
    const frame = stored.get(`frame/${attempt}`) as Frame | undefined;
    const isOurs = kept.account === '' || account === '' || kept.account === account;
    const isOpen = kept.attempt.phase.name === 'module';
    return frame && isOurs && isOpen ? [{ attempt, name: frame.test.name }] : [];
  });
}
