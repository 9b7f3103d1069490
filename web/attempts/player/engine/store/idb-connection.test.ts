import 'fake-indexeddb/auto';
import { get, set, update } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IdbConnection, pageConnection, SilentDatabaseError } from './idb-connection.ts';
import { blockDatabase } from '../testing/block-database.ts';

const store = 'things';
let names = 0;
let name = '';

beforeEach(() => {
  name = `database-${(names += 1)}`;
});

const connect = (): IdbConnection => new IdbConnection(name, store);
const stored = (): Promise<unknown> => get('answer', connect().use);

/** Succeeds only if no connection is open any more. */
const isDeletable = (): Promise<boolean> =>
  new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.addEventListener('success', () => resolve(true));
    deletion.addEventListener('blocked', () => resolve(false));
  });

/** The database itself runs in real time; only the timer of the timeout is fake. */
const passLimit = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2000);

describe('a database that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test('fails a transaction that another page blocks, and never runs it later', async () => {
    const release = await blockDatabase(name, store);
    const writing = set('answer', 'B', connect().use);
    await Promise.all([expect(writing).rejects.toThrow(SilentDatabaseError), passLimit()]);
    await release();
    expect(await stored()).toBeUndefined();
  });

  test('works again after the other page releases the database', async () => {
    const connection = connect();
    const release = await blockDatabase(name, store);
    const writing = set('answer', 'B', connection.use);
    await Promise.all([expect(writing).rejects.toThrow(SilentDatabaseError), passLimit()]);
    await release();
    await set('answer', 'C', connection.use);
    expect(await stored()).toBe('C');
  });

  test('fails a transaction whose database does not open, and opens it again for the next one', async () => {
    const opening = vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as never);
    const connection = connect();
    await Promise.all([
      expect(set('answer', 'B', connection.use)).rejects.toThrow(SilentDatabaseError),
      passLimit(),
    ]);
    opening.mockRestore();
    await set('answer', 'C', connection.use);
    expect(await stored()).toBe('C');
  });

  test('does not fail a transaction that ends in time', async () => {
    const release = await blockDatabase(name, store);
    const writing = set('answer', 'B', connect().use);
    await vi.advanceTimersByTimeAsync(1500);
    await release();
    await writing;
    expect(await stored()).toBe('B');
  });
});

describe('a page in the back/forward cache', () => {
  test('aborts its transaction when it is suspended and repeats it when it is resumed', async () => {
    const connection = connect();
    await set('answer', 'A', connection.use);
    // Suspends between the read and the write of the update.
    const suspendOnce = vi.fn<() => void>(() => connection.suspend());
    const writing = update<string>(
      'answer',
      (before) => {
        if (suspendOnce.mock.calls.length === 0) suspendOnce();
        return `${before}B`;
      },
      connection.use,
    );
    await vi.waitFor(() => expect(suspendOnce).toHaveBeenCalledOnce());
    expect(await stored()).toBe('A');
    await set('answer', 'C', connect().use);
    connection.resume();
    await writing;
    expect(await stored()).toBe('CB');
  });

  test('starts no transaction while it is suspended', async () => {
    const connection = connect();
    connection.suspend();
    const writing = set('answer', 'B', connection.use);
    await set('other', 'x', connect().use);
    expect(await stored()).toBeUndefined();
    connection.resume();
    await writing;
    expect(await stored()).toBe('B');
  });

  test('a page in the back/forward cache holds no connection', async () => {
    const connection = pageConnection(name, store);
    await set('answer', 'B', connection.use);
    dispatchEvent(new Event('pagehide'));
    expect(await isDeletable()).toBe(true);
    dispatchEvent(new Event('pageshow'));
    await set('answer', 'C', connection.use);
    expect(await get('answer', connection.use)).toBe('C');
  });
});
