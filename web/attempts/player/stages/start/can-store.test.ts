import 'fake-indexeddb/auto';
import { expect, onTestFinished, test } from 'vitest';
import { blockDatabase } from '../../engine/testing/block-database.ts';
import { canStore } from './can-store.ts';

test('returns true for a browser that stores a value', async () => {
  expect(await canStore()).toBe(true);
});

test('returns false if the database does not answer', async () => {
  onTestFinished(await blockDatabase('device-check', 'device-check'));
  expect(await canStore()).toBe(false);
});
