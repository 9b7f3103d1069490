export const questionGroups = ['tests', 'scores', 'accounts', 'families', 'privacy'] as const;
