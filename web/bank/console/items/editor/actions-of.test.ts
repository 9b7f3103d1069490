import type { ItemDraft } from '@bac/contract/bank/bank-items.ts';
import { expect, test } from 'vitest';
import { actionsOf } from './actions-of.ts';

const draft = (state: 'draft' | 'review', isOwn = true) => ({ state, isOwn }) as ItemDraft;
const published = { status: 'published', version: 2, draft: null } as const;

test('an unchanged published item can be neither saved nor submitted', () => {
  expect(actionsOf({ item: published, isDirty: false, complaints: 0 })).toMatchObject({
    canSave: false,
    submit: 'none',
    approve: 'none',
    canDiscard: false,
    archive: 'archive',
  });
});

test('the first change of a published item can be saved and submitted as its next version', () => {
  expect(actionsOf({ item: published, isDirty: true, complaints: 0 })).toMatchObject({
    canSave: true,
    submit: 'ready',
  });
});

test('an item with complaints, or one not checked yet, can not be submitted', () => {
  const item = { ...published, draft: draft('draft') };
  expect(actionsOf({ item, isDirty: false, complaints: 3 }).submit).toBe('faults');
  expect(actionsOf({ item, isDirty: false, complaints: undefined }).submit).toBe('faults');
});

test('an author can withdraw an item and never approve it', () => {
  const item = { ...published, draft: draft('review') };
  expect(actionsOf({ item, isDirty: false, complaints: 0 })).toMatchObject({
    submit: 'none',
    canSave: false,
    canWithdraw: true,
    approve: 'own',
    canReturn: false,
  });
});

test('a reviewer other than the author can approve or return an item', () => {
  const item = { ...published, draft: draft('review', false) };
  expect(actionsOf({ item, isDirty: false, complaints: 0 })).toMatchObject({
    canWithdraw: false,
    approve: 'ready',
    canReturn: true,
  });
});

test('an item that was never published can be discarded but not archived', () => {
  const item = { status: 'draft', version: 0, draft: draft('draft') } as const;
  expect(actionsOf({ item, isDirty: false, complaints: 0 })).toMatchObject({
    canDiscard: true,
    archive: 'none',
  });
  const archived = { ...published, status: 'archived' } as const;
  expect(actionsOf({ item: archived, isDirty: false, complaints: 0 }).archive).toBe('restore');
});
