import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { append, attemptOf, frameOf, type LocalAttempt } from '../local-attempt.ts';
import { IdbConnection } from './idb-connection.ts';
import { idbStore } from './idb-store.ts';
import { SimulatedServer } from '../testing/simulated-server.ts';

const id = '00000000-0000-4000-8000-000000000001';
const device = 'device-one';
const clock = { at: 0, wall: 0 };

function sample(): { kept: LocalAttempt; frame: ReturnType<typeof frameOf> } {
  const view = new SimulatedServer().start({ id, test: 'sample', device });
  const attempt = attemptOf(view);
  const base = { number: 0, at: view.now };
  const own = { account: 'anh', device, page: 'one', attempt, base, taken: 0 };
  return { kept: { ...own, since: [], setAside: [], clock }, frame: frameOf(view) };
}

const marked = (question: number) => ({
  at: 1,
  event: { type: 'marked', module: 0, question, isMarked: true } as const,
});

let stores = 0;
const fresh = (): string => `test-${(stores += 1)}`;
const storeNamed = (name: string) => idbStore(new IdbConnection(name, 'attempts'));

describe('the store of a browser', () => {
  test('gives back what was stored, to another page too', async () => {
    const name = fresh();
    const { kept, frame } = sample();
    expect(await storeNamed(name).read(id)).toBeUndefined();
    expect(await storeNamed(name).create(id, kept, frame)).toBe(true);
    expect(await storeNamed(name).read(id)).toEqual({ kept, frame });
  });

  test('keeps the first of two that two tabs make at once', async () => {
    const name = fresh();
    const { kept, frame } = sample();
    const made = await Promise.all([
      storeNamed(name).create(id, kept, frame),
      storeNamed(name).create(id, { ...kept, device: 'device-two' }, frame),
    ]);
    expect(made).toEqual([true, false]);
    expect((await storeNamed(name).read(id))?.kept.device).toBe(device);
  });

  test('numbers what two tabs append at once without a clash', async () => {
    const name = fresh();
    const { kept, frame } = sample();
    const [first, second] = [storeNamed(name), storeNamed(name)];
    await first.create(id, kept, frame);
    const appendings = Array.from({ length: 20 }, (_, index) =>
      [first, second][index % 2]!.update(id, (stored) => append(stored, [marked(index)], clock)),
    );
    await Promise.all(appendings);
    const stored = await first.read(id);
    const numbers = stored?.kept.since.map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('changes the record and the items together or not at all', async () => {
    const store = storeNamed(fresh());
    const { kept, frame } = sample();
    await store.create(id, kept, frame);
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

  test('does not change what is not there', async () => {
    await expect(storeNamed(fresh()).update(id, (kept) => kept)).rejects.toThrow('gone');
  });

  test('remembers the ids of a start until it is forgotten', async () => {
    const store = storeNamed(fresh());
    const ids = { attempt: id, device };
    expect(await store.pendingStart('anh/sample', ids)).toEqual(ids);
    expect(await store.pendingStart('anh/sample', { attempt: 'x', device: 'y' })).toEqual(ids);
    await store.forgetStart('anh/sample');
    const others = { attempt: 'x', device: 'y' };
    expect(await store.pendingStart('anh/sample', others)).toEqual(others);
  });

  test('tidies away what is over, but nothing that is owed', async () => {
    const store = storeNamed(fresh());
    const { kept, frame } = sample();
    const over: LocalAttempt = {
      ...kept,
      attempt: { ...kept.attempt, phase: { name: 'completed' } },
    };
    await store.create('under way', kept, frame);
    await store.create('over', over, frame);
    await store.create('over and open', over, frame);
    await store.create('over and owing', append(over, [marked(0)], clock), frame);
    await store.tidy('over and open');
    const left = ['under way', 'over', 'over and open', 'over and owing'];
    const found = await Promise.all(left.map((attempt) => store.read(attempt)));
    expect(found.map(Boolean)).toEqual([true, false, true, true]);
  });
});
