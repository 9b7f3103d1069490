import 'fake-indexeddb/auto';
import { expect, onTestFinished, test } from 'vitest';
import { blockDatabase } from '../../engine/testing/block-database.ts';
import { canStore } from './can-store.ts';

test('a browser that stores a value can store', async () => {
  expect(await canStore()).toBe(true);
});

test('a browser whose database does not answer can not store', async () => {
  onTestFinished(await blockDatabase('device-check', 'device-check'));
  expect(await canStore()).toBe(false);
});
