export const slideArts = ['terraces', 'stairs', 'compass', 'notebook', 'sun'] as const;
