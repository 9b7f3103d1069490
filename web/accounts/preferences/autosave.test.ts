import { expect, test, vi } from 'vitest';
import { Autosave } from './autosave.ts';

interface Values {
  size: string;
  calm: boolean;
}

/** A stub server that replies when the test says so. */
function slowServer() {
  let stored: Values = { size: 'normal', calm: false };
  const seen: Partial<Values>[] = [];
  const pending: { accept: () => void; refuse: () => void }[] = [];
  const send = (change: Partial<Values>): Promise<Values> => {
    const { promise, resolve, reject } = Promise.withResolvers<Values>();
    seen.push(change);
    const accept = () => resolve((stored = { ...stored, ...change }));
    pending.push({ accept, refuse: () => reject(new Error('No network')) });
    return promise;
  };
  const next = () => vi.waitUntil(() => pending.shift());
  return { send, seen, next, autosave: new Autosave(stored, send) };
}

const failed = { state: 'failed', reason: 'No network' };

test('shows a change at once and reports when it is saved', async () => {
  const { autosave, next } = slowServer();
  autosave.change({ size: 'large' });
  expect(autosave.snapshot()).toMatchObject({
    values: { size: 'large' },
    save: { state: 'saving' },
  });
  (await next()).accept();
  await vi.waitUntil(() => autosave.snapshot().save.state === 'saved');
  expect(autosave.snapshot().values).toEqual({ size: 'large', calm: false });
});

test('sends quick changes one after the other, in their order', async () => {
  const { autosave, next, seen } = slowServer();
  const changes = [{ size: 'large' }, { calm: true }, { size: 'largest' }];
  changes.forEach(autosave.change);
  expect(seen).toEqual([{ size: 'large' }]);
  for (const _ of changes) (await next()).accept();
  await vi.waitUntil(() => autosave.snapshot().save.state === 'saved');
  expect(seen).toEqual(changes);
  expect(autosave.snapshot().values).toEqual({ size: 'largest', calm: true });
});

test('a failed save restores the old value and keeps the other changes', async () => {
  const { autosave, next } = slowServer();
  autosave.change({ size: 'large' });
  autosave.change({ calm: true });
  (await next()).refuse();
  (await next()).accept();
  await vi.waitUntil(() => autosave.snapshot().save.state === 'failed');
  expect(autosave.snapshot()).toEqual({ values: { size: 'normal', calm: true }, save: failed });
});

test('a failed change can be retried', async () => {
  const { autosave, next, seen } = slowServer();
  autosave.change({ size: 'large' });
  (await next()).refuse();
  await vi.waitUntil(() => autosave.snapshot().save.state === 'failed');
  autosave.retry();
  (await next()).accept();
  await vi.waitUntil(() => autosave.snapshot().save.state === 'saved');
  expect(seen.at(-1)).toEqual({ size: 'large' });
  expect(autosave.snapshot().values.size).toBe('large');
});

test('a newer choice replaces one that failed', async () => {
  const { autosave, next } = slowServer();
  autosave.change({ size: 'large' });
  autosave.change({ size: 'largest' });
  (await next()).refuse();
  (await next()).accept();
  await vi.waitUntil(() => autosave.snapshot().save.state === 'saved');
  expect(autosave.snapshot().values.size).toBe('largest');
});
