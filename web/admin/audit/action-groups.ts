/** The first parts of actions, as the log is filtered by them. */
export const actionGroups = [
  'account',
  'admin',
  'attempt',
  'avatar',
  'broadcast',
  'content',
  'mail',
  'password',
  'preferences',
  'profile',
  'result',
  'role',
  'session',
  'settings',
  'threshold',
] as const;
