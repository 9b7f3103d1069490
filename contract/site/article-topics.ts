export const articleTopics = ['start', 'player', 'results', 'account', 'problems'] as const;
