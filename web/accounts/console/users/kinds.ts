import type { accountStatuses } from '@bac/contract/accounts/account-statuses.ts';
import type { Presence } from '@bac/contract/accounts/presences.ts';
import type { User } from '@bac/contract/accounts/users.ts';
import type { verifications as agreed } from '@bac/contract/accounts/verifications.ts';
import type { Tone } from '../../../ui/tone.ts';

/** The contract's own, which would bring zod to the browser. */
export const statuses = [
  'active',
  'inactive',
  'pending',
  'suspended',
  'banned',
] as const satisfies (typeof accountStatuses)[number][];

export const verifications = ['verified', 'unverified', 'pending'] as const satisfies typeof agreed;

export const presences = [
  'online',
  'away',
  'busy',
  'invisible',
  'offline',
] as const satisfies Presence[];

export const statusTones: Record<User['status'], Tone> = {
  active: 'leaf',
  inactive: 'neutral',
  pending: 'turmeric',
  suspended: 'lotus',
  banned: 'lotus',
};
