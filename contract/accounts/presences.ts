export const presences = ['online', 'away', 'busy', 'invisible', 'offline'] as const;
export type Presence = (typeof presences)[number];

/** What a person may choose to appear as while they are here; null lets their activity decide. */
export const chosenPresences = ['online', 'away', 'busy', 'invisible'] as const;
