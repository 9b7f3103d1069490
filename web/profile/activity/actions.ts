/** The entries we have a sentence for: keys under `activity.action` of the messages. */
const told = [
  'session.opened',
  'session.closed',
  'account.registered',
  'account.verified',
  'password.reset',
  'password.changed',
  'profile.changed',
  'avatar.changed',
  'avatar.removed',
  'preferences.changed',
  'attempt.started',
  'result.shared',
  'result.share-ended',
] as const;

/** What the log may hold beyond these gets a neutral sentence, so that nothing is kept from the person. */
export const sentenceOf = (action: string): (typeof told)[number] | 'other' =>
  told.find((known) => known === action) ?? 'other';
