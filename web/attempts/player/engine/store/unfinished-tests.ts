import type { AttemptView } from '@bac/contract/attempts/attempts.ts';
import { entries } from 'idb-keyval';
import { attemptsConnection } from './idb-store.ts';
import type { Frame, LocalAttempt } from '../local-attempt.ts';

export interface UnfinishedTest {
  attempt: string;
  name: AttemptView['test']['name'];
}

/** The stored tests with an open module, for a person without a network: only the server can open the next module. */
export async function unfinishedTests(account: string): Promise<UnfinishedTest[]> {
  const stored = new Map(await entries<string, unknown>(attemptsConnection().use));
  return [...stored].flatMap(([key, value]) => {
    if (!key.startsWith('kept/')) return [];
    const record = value as LocalAttempt;
    const attempt = key.slice('kept/'.length);
    const frame = stored.get(`frame/${attempt}`) as Frame | undefined;
    const isOurs = record.account === '' || account === '' || record.account === account;
    const isOpen = record.attempt.phase.name === 'module';
    return frame && isOurs && isOpen ? [{ attempt, name: frame.test.name }] : [];
  });
}
