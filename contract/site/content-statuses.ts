export const contentStatuses = ['published', 'draft', 'archived'] as const;
