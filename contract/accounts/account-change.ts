import type { accountStatuses } from './account-statuses.ts';
import type { AccountAction } from './users.ts';

type Status = (typeof accountStatuses)[number];

/** The statuses from which each action is allowed, and the status it leads to. No zod here: the browser imports this too. */
const transitions: Record<AccountAction, { from: readonly Status[]; to: Status }> = {
  activate: { from: ['inactive', 'pending', 'suspended'], to: 'active' },
  deactivate: { from: ['active', 'pending', 'suspended'], to: 'inactive' },
  // Suspending a suspended account changes how long the suspension lasts.
  suspend: { from: ['active', 'inactive', 'pending', 'suspended'], to: 'suspended' },
  ban: { from: ['active', 'inactive', 'pending', 'suspended'], to: 'banned' },
  unban: { from: ['banned'], to: 'active' },
};

export const canChange = (status: Status, action: AccountAction): boolean =>
  transitions[action].from.includes(status);

export const statusAfter = (action: AccountAction): Status => transitions[action].to;

/** An action that takes access away must give a reason. */
export const needsReason = (action: AccountAction): boolean =>
  action === 'suspend' || action === 'ban' || action === 'deactivate';

export const minReasonLength = 10;

export const isReasonEnough = (action: AccountAction, reason: string): boolean =>
  !needsReason(action) || reason.trim().length >= minReasonLength;
