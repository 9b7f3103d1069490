/** Actions of the log that have words of their own here; any other is shown as the log has it. */
const names = {
  'account.registered': 'registered',
  'account.created': 'created',
  'account.edited': 'edited',
  'account.role-changed': 'roleChanged',
  'account.activated': 'activated',
  'account.deactivated': 'deactivated',
  'account.suspended': 'suspended',
  'account.banned': 'banned',
  'account.unbanned': 'unbanned',
  'accounts.imported': 'imported',
  'sessions.ended': 'sessionsEnded',
  'session.opened': 'sessionOpened',
  'session.closed': 'sessionClosed',
  'profile.changed': 'profileChanged',
  'preferences.changed': 'preferencesChanged',
  'avatar.changed': 'avatarChanged',
  'password.changed': 'passwordChanged',
  'password.reset': 'passwordReset',
  'account.verified': 'emailVerified',
  'admin.appointed': 'adminAppointed',
} as const;

export const actionName = (action: string): (typeof names)[keyof typeof names] | undefined =>
  (names as Record<string, (typeof names)[keyof typeof names]>)[action];
