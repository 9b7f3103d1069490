import type { ResourceKey } from 'i18next';

/** The words of the console and of pages that follow a test, each feature's two files a chunk. */
export const laterWords = import.meta.glob<ResourceKey>(
  [
    '../{admin,results,error-log,profile,settings,orientation}/**/messages.*.json',
    '../app/admin-shell/**/messages.*.json',
  ],
  { import: 'default' },
);
