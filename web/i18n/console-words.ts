import type { ResourceKey } from 'i18next';

/** The words of the console, each feature's two files a chunk. */
export const consoleWords = import.meta.glob<ResourceKey>(
  ['../admin/**/messages.*.json', '../app/admin-shell/**/messages.*.json'],
  { import: 'default' },
);
