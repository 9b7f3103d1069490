import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

export interface StoredSession<Person extends { id: string }> {
  person: Person;
  expiresAt: Date;
  lastSeenAt: Date | null;
}

/** What another process has changed about a session or its person is heard of within this time, and never later. */
const sessionCacheMilliseconds = 5_000;
/** Whose session is so old is read along with another that is due; most are thus never due themselves. */
const readAlongMilliseconds = sessionCacheMilliseconds / 2;
/** Who has not been heard of for so long has left, or is thinking: nobody reads along for them. */
const presentMilliseconds = 60_000;
const mostAtOnce = 500;

interface Known<Person extends { id: string }> {
  session: StoredSession<Person>;
  readAt: number;
  usedAt: number;
}

/** What is forgotten while it is being read must not come back with the reading. */
interface Reading {
  done: Promise<void>;
  forgottenTokens: Set<string>;
  forgottenAccounts: Set<string>;
}

/**
 * Sessions as they were read lately. In a test a request comes every few seconds from each of many students, each with a
 * session that is due by then: read one by one they would cost the database as much as the answers do.
 */
export class SessionCache<Person extends { id: string }> {
  #known = new LRUCache<string, Known<Person>>({ max: 10_000 });
  #readings = new Map<string, Reading>();
  #read;
  #clock;

  /** `read` gives those of the tokens that lead to a session. */
  constructor(
    read: (tokens: readonly string[]) => Promise<Map<string, StoredSession<Person>>>,
    clock: Clock,
  ) {
    this.#read = read;
    this.#clock = clock;
  }

  async find(token: string): Promise<StoredSession<Person> | undefined> {
    const now = this.#clock.now().getTime();
    if (age(this.#known.get(token), now) >= sessionCacheMilliseconds) {
      const reading = this.#readings.get(token) ?? this.#begin(token, now);
      await reading.done;
      if (wasForgotten(reading)) return (await this.#read([token])).get(token);
    }
    const known = this.#known.get(token);
    if (known) known.usedAt = now;
    return known?.session;
  }

  forget(token: string): void {
    this.#known.delete(token);
    for (const { forgottenTokens } of this.#readings.values()) forgottenTokens.add(token);
  }

  forgetAccount(accountId: string): void {
    for (const [token, { session }] of this.#known.entries()) {
      if (session.person.id === accountId) this.#known.delete(token);
    }
    for (const { forgottenAccounts } of this.#readings.values()) forgottenAccounts.add(accountId);
  }

  #begin(token: string, now: number): Reading {
    const tokens = [token, ...this.#dueSoon(token, now)];
    const [forgottenTokens, forgottenAccounts] = [new Set<string>(), new Set<string>()];
    const reading: Reading = { forgottenTokens, forgottenAccounts, done: Promise.resolve() };
    for (const each of tokens) this.#readings.set(each, reading);
    reading.done = this.#readAll(tokens, reading, now).finally(() => {
      for (const each of tokens) this.#readings.delete(each);
    });
    return reading;
  }

  #dueSoon(token: string, now: number): string[] {
    const due: string[] = [];
    for (const [other, known] of this.#known.entries()) {
      if (due.length === mostAtOnce - 1) break;
      const isPresent = now - known.usedAt < presentMilliseconds;
      const isDue = age(known, now) >= readAlongMilliseconds;
      if (isPresent && isDue && other !== token && !this.#readings.has(other)) due.push(other);
    }
    return due;
  }

  async #readAll(tokens: readonly string[], reading: Reading, now: number): Promise<void> {
    const stored = await this.#read(tokens);
    for (const token of tokens) {
      const session = stored.get(token);
      const isForgotten =
        reading.forgottenTokens.has(token) ||
        (session !== undefined && reading.forgottenAccounts.has(session.person.id));
      const usedAt = this.#known.peek(token)?.usedAt ?? now;
      if (session && !isForgotten) this.#known.set(token, { session, readAt: now, usedAt });
      else this.#known.delete(token);
    }
  }
}

/** Whatever was read meanwhile may be of the moment before: who waited for it asks once more. */
const wasForgotten = ({ forgottenTokens, forgottenAccounts }: Reading): boolean =>
  forgottenTokens.size + forgottenAccounts.size > 0;

/** A clock that was set back makes it old, not young. */
const age = (known: { readAt: number } | undefined, now: number): number =>
  known ? Math.abs(now - known.readAt) : Number.POSITIVE_INFINITY;
