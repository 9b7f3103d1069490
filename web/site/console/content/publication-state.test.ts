import { expect, test } from 'vitest';
import { hasNewerDraft, publicationState } from './publication-state.ts';

const at = (minute: number): string => new Date(minute * 60_000).toISOString();

test.each([
  ['draft', null, null, 'draft'],
  ['archived', at(0), at(9), 'archived'],
  ['published', null, null, 'live'],
  ['published', at(5), null, 'live'],
  ['published', at(6), null, 'scheduled'],
  ['published', at(1), at(5), 'over'],
  ['published', at(1), at(6), 'live'],
] as const)(
  '%s, from %s until %s, is %s at the fifth minute',
  (status, showsFrom, showsUntil, expected) => {
    expect(publicationState({ status, showsFrom, showsUntil }, 5 * 60_000)).toBe(expected);
  },
);

test('only a published entry can have a newer draft', () => {
  expect(hasNewerDraft({ status: 'published', version: 6, publishedVersion: 5 })).toBe(true);
  expect(hasNewerDraft({ status: 'published', version: 5, publishedVersion: 5 })).toBe(false);
  expect(hasNewerDraft({ status: 'draft', version: 6, publishedVersion: 5 })).toBe(false);
});
