import type { SessionUser } from '@bac/contract/accounts/accounts.ts';
import type { Person } from '../../platform/http/session.ts';

export function sessionUserOf(account: Person): SessionUser {
  return {
    accountId: account.id,
    email: account.email,
    username: account.username,
    role: account.role === 'admin' ? 'ADMIN' : 'USER',
    accountRole: account.role,
    status: account.verified
      ? (account.status.toUpperCase() as Uppercase<typeof account.status>)
      : 'UNVERIFIED',
    fullName: account.fullName,
    avatar: account.avatar,
    ...(account.deletesAt && { deletesAt: account.deletesAt.toISOString() }),
  };
}
