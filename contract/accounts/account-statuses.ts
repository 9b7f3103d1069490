export const accountStatuses = ['active', 'inactive', 'pending', 'suspended', 'banned'] as const;
