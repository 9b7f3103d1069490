import 'fake-indexeddb/auto';
import { setMany } from 'idb-keyval';
import { describe, expect, test } from 'vitest';
import { append, attemptOf, frameOf, type LocalAttempt } from '../local-attempt.ts';
import { IdbConnection } from './idb-connection.ts';
import { idbStore } from './idb-store.ts';
import { SimulatedServer } from '../testing/simulated-server.ts';

const id = '00000000-0000-4000-8000-000000000001';
const device = 'device-one';
const clock = { at: 0, wall: 0 };

function sample(): { record: LocalAttempt; frame: ReturnType<typeof frameOf> } {
  const view = new SimulatedServer().start({ id, test: 'sample', device });
  const attempt = attemptOf(view);
  const clockBase = { number: 0, at: view.now };
  const own = { account: 'anh', device, page: 'one', attempt, clockBase, ackedSeq: 0 };
  return { record: { ...own, outbox: [], rejected: [], clock }, frame: frameOf(view) };
}

const marked = (question: number) => ({
  at: 1,
  event: { type: 'marked', module: 0, question, isMarked: true } as const,
});

let stores = 0;
const fresh = (): string => `test-${(stores += 1)}`;
const storeNamed = (name: string) => idbStore(new IdbConnection(name, 'attempts'));

describe('idbStore', () => {
  test('reads what another page has stored', async () => {
    const name = fresh();
    const { record, frame } = sample();
    expect(await storeNamed(name).read(id)).toBeUndefined();
    expect(await storeNamed(name).create(id, record, frame)).toBe(true);
    expect(await storeNamed(name).read(id)).toEqual({ record, frame });
  });

  test('reads, changes and tidies a record of before release 1.0', async () => {
    const connection = new IdbConnection(fresh(), 'attempts');
    const store = idbStore(connection);
    const { record, frame } = sample();
    const { clockBase, ackedSeq, outbox, rejected, ...same } = append(record, [marked(0)], clock);
    const old = { ...same, base: clockBase, taken: ackedSeq, since: outbox, setAside: rejected };
    await setMany(
      [
        [`kept/${id}`, old],
        [`frame/${id}`, frame],
      ],
      connection.use,
    );
    const stored = (await store.read(id))?.record;
    expect(stored).toMatchObject({ clockBase, ackedSeq: 0, rejected: [] });
    expect(stored?.outbox.map(({ number }) => number)).toEqual([1]);
    await store.update(id, (before) => append(before, [marked(1)], clock));
    await store.tidy('another');
    expect((await store.read(id))?.record.outbox.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('keeps the first of two records that two tabs create at once', async () => {
    const name = fresh();
    const { record, frame } = sample();
    const made = await Promise.all([
      storeNamed(name).create(id, record, frame),
      storeNamed(name).create(id, { ...record, device: 'device-two' }, frame),
    ]);
    expect(made).toEqual([true, false]);
    expect((await storeNamed(name).read(id))?.record.device).toBe(device);
  });

  test('numbers the events that two tabs append at once without duplicates', async () => {
    const name = fresh();
    const { record, frame } = sample();
    const [first, second] = [storeNamed(name), storeNamed(name)];
    await first.create(id, record, frame);
    const appendings = Array.from({ length: 20 }, (_, index) =>
      [first, second][index % 2]!.update(id, (stored) => append(stored, [marked(index)], clock)),
    );
    await Promise.all(appendings);
    const stored = await first.read(id);
    const numbers = stored?.record.outbox.map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('changes the record and the items together or not at all', async () => {
    const store = storeNamed(fresh());
    const { record, frame } = sample();
    await store.create(id, record, frame);
    const broken = store.update(
      id,
      () => {
        throw new Error('no');
      },
      { ...frame, hasTextToSpeech: true },
    );
    await expect(broken).rejects.toThrow('no');
    expect((await store.read(id))?.frame.hasTextToSpeech).toBe(false);
    const page = await store.update(id, (old) => ({ ...old, page: 'two' }), {
      ...frame,
      hasTextToSpeech: true,
    });
    expect(page.page).toBe('two');
    expect((await store.read(id))?.frame.hasTextToSpeech).toBe(true);
  });

  test('rejects an update of an attempt that is not stored', async () => {
    await expect(storeNamed(fresh()).update(id, (record) => record)).rejects.toThrow('gone');
  });

  test('remembers the ids of a start until they are forgotten', async () => {
    const store = storeNamed(fresh());
    const ids = { attempt: id, device };
    expect(await store.pendingStart('anh/sample', ids)).toEqual(ids);
    expect(await store.pendingStart('anh/sample', { attempt: 'x', device: 'y' })).toEqual(ids);
    await store.forgetStart('anh/sample');
    const others = { attempt: 'x', device: 'y' };
    expect(await store.pendingStart('anh/sample', others)).toEqual(others);
  });

  test('removes final attempts, except those with unacknowledged events', async () => {
    const store = storeNamed(fresh());
    const { record, frame } = sample();
    const over: LocalAttempt = {
      ...record,
      attempt: { ...record.attempt, phase: { name: 'completed' } },
    };
    await store.create('under way', record, frame);
    await store.create('over', over, frame);
    await store.create('over and open', over, frame);
    await store.create('over and owing', append(over, [marked(0)], clock), frame);
    await store.tidy('over and open');
    const attempts = ['under way', 'over', 'over and open', 'over and owing'];
    const found = await Promise.all(attempts.map((attempt) => store.read(attempt)));
    expect(found.map(Boolean)).toEqual([true, false, true, true]);
  });
});
