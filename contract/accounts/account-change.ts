import type { accountStatuses } from './account-statuses.ts';
import type { AccountAction } from './users.ts';

type Status = (typeof accountStatuses)[number];

/** From which states an action leads, and where to. Without zod: the browser offers only what can be done. */
const moves: Record<AccountAction, { from: readonly Status[]; to: Status }> = {
  activate: { from: ['inactive', 'pending', 'suspended'], to: 'active' },
  deactivate: { from: ['active', 'pending', 'suspended'], to: 'inactive' },
  // One who is suspended already may be for longer or shorter.
  suspend: { from: ['active', 'inactive', 'pending', 'suspended'], to: 'suspended' },
  ban: { from: ['active', 'inactive', 'pending', 'suspended'], to: 'banned' },
  unban: { from: ['banned'], to: 'active' },
};

export const canChange = (status: Status, action: AccountAction): boolean =>
  moves[action].from.includes(status);

export const statusAfter = (action: AccountAction): Status => moves[action].to;

/** What takes something away must say why. */
export const needsReason = (action: AccountAction): boolean =>
  action === 'suspend' || action === 'ban' || action === 'deactivate';

export const shortestReason = 10;

export const isReasonEnough = (action: AccountAction, reason: string): boolean =>
  !needsReason(action) || reason.trim().length >= shortestReason;
