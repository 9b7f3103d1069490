import 'fake-indexeddb/auto';
import { createStore, setMany } from 'idb-keyval';
import { beforeAll, expect, test } from 'vitest';
import { attemptsDatabase } from './idb-store.ts';
import { unfinishedTests } from './unfinished-tests.ts';

const name = { en: 'Reading practice', vi: 'Luyện đọc' };

const record = (phase: string, account = 'anh'): object => ({
  account,
  attempt: { phase: { name: phase } },
});

beforeAll(async () => {
  const store = createStore(attemptsDatabase.name, attemptsDatabase.store);
  const frame = { test: { name } };
  await setMany(
    [
      ['kept/open', record('module')],
      ['frame/open', frame],
      ['kept/done', record('completed')],
      ['frame/done', frame],
      ['kept/between-parts', record('pending')],
      ['frame/between-parts', frame],
      ['kept/half-stored', record('module')],
      ['kept/of-another', record('module', 'minh')],
      ['frame/of-another', frame],
      ['start/practice', { attempt: 'x', device: 'y' }],
    ],
    store,
  );
});

test('finds a test with an open module, with its name', async () => {
  expect(await unfinishedTests('anh')).toEqual([{ attempt: 'open', name }]);
});

test('finds only the tests of the signed-in person', async () => {
  expect(await unfinishedTests('minh')).toEqual([{ attempt: 'of-another', name }]);
});
