export const presences = ['online', 'away', 'busy', 'invisible', 'offline'] as const;
export type Presence = (typeof presences)[number];

/** The presences a person may choose while online; null means that their activity decides. */
export const chosenPresences = ['online', 'away', 'busy', 'invisible'] as const;
