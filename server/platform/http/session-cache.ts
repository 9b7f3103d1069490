import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

export interface StoredSession<Person extends { id: string }> {
  person: Person;
  expiresAt: Date;
  lastSeenAt: Date | null;
}

/** Changes by another process to a session or its person take effect within this time. */
const sessionCacheMilliseconds = 5_000;
/** An entry of this age is refreshed together with an expired one, so most entries never expire. */
const refreshMilliseconds = sessionCacheMilliseconds / 2;
/** An entry that has not been used for this time is not refreshed, because the person has probably left. */
const activeMilliseconds = 60_000;
const maxBatch = 500;

interface CacheEntry<Person extends { id: string }> {
  session: StoredSession<Person>;
  readAt: number;
  usedAt: number;
}

/** A read in progress. A session forgotten during the read must not come back with its result. */
interface PendingRead {
  done: Promise<void>;
  forgottenTokens: Set<string>;
  forgottenAccounts: Set<string>;
}

/**
 * Caches sessions. During a test, each of many students sends a request every few seconds, usually after the cache entry has
 * expired: reading these sessions one by one would load the database as much as the answers do.
 */
export class SessionCache<Person extends { id: string }> {
  #entries = new LRUCache<string, CacheEntry<Person>>({ max: 10_000 });
  #pendingReads = new Map<string, PendingRead>();
  #read;
  #clock;

  /** `read` returns the sessions of the given tokens. */
  constructor(
    read: (tokens: readonly string[]) => Promise<Map<string, StoredSession<Person>>>,
    clock: Clock,
  ) {
    this.#read = read;
    this.#clock = clock;
  }

  async find(token: string): Promise<StoredSession<Person> | undefined> {
    const now = this.#clock.now().getTime();
    if (age(this.#entries.get(token), now) >= sessionCacheMilliseconds) {
      const read = this.#pendingReads.get(token) ?? this.#startRead(token, now);
      await read.done;
      if (hasForgotten(read)) return (await this.#read([token])).get(token);
    }
    const entry = this.#entries.get(token);
    if (entry) entry.usedAt = now;
    return entry?.session;
  }

  forget(token: string): void {
    this.#entries.delete(token);
    for (const { forgottenTokens } of this.#pendingReads.values()) forgottenTokens.add(token);
  }

  forgetAccount(accountId: string): void {
    for (const [token, { session }] of this.#entries.entries()) {
      if (session.person.id === accountId) this.#entries.delete(token);
    }
    for (const { forgottenAccounts } of this.#pendingReads.values())
      forgottenAccounts.add(accountId);
  }

  #startRead(token: string, now: number): PendingRead {
    const tokens = [token, ...this.#refreshableTokens(token, now)];
    const [forgottenTokens, forgottenAccounts] = [new Set<string>(), new Set<string>()];
    const read: PendingRead = { forgottenTokens, forgottenAccounts, done: Promise.resolve() };
    for (const each of tokens) this.#pendingReads.set(each, read);
    read.done = this.#readAll(tokens, read, now).finally(() => {
      for (const each of tokens) this.#pendingReads.delete(each);
    });
    return read;
  }

  #refreshableTokens(token: string, now: number): string[] {
    const refreshable: string[] = [];
    for (const [other, entry] of this.#entries.entries()) {
      if (refreshable.length === maxBatch - 1) break;
      const isActive = now - entry.usedAt < activeMilliseconds;
      const isOld = age(entry, now) >= refreshMilliseconds;
      if (isActive && isOld && other !== token && !this.#pendingReads.has(other)) {
        refreshable.push(other);
      }
    }
    return refreshable;
  }

  async #readAll(tokens: readonly string[], read: PendingRead, now: number): Promise<void> {
    const stored = await this.#read(tokens);
    for (const token of tokens) {
      const session = stored.get(token);
      const isForgotten =
        read.forgottenTokens.has(token) ||
        (session !== undefined && read.forgottenAccounts.has(session.person.id));
      const usedAt = this.#entries.peek(token)?.usedAt ?? now;
      if (session && !isForgotten) this.#entries.set(token, { session, readAt: now, usedAt });
      else this.#entries.delete(token);
    }
  }
}

/** The result may be from before a concurrent change, so the callers waiting for it must read again. */
const hasForgotten = ({ forgottenTokens, forgottenAccounts }: PendingRead): boolean =>
  forgottenTokens.size + forgottenAccounts.size > 0;

/** If the clock was set back, an entry counts as old. */
const age = (entry: { readAt: number } | undefined, now: number): number =>
  entry ? Math.abs(now - entry.readAt) : Number.POSITIVE_INFINITY;
