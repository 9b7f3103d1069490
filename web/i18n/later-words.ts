import type { ResourceKey } from 'i18next';

/** The words of the console and of pages that follow a test, each feature's two files a chunk. */
export const laterWords = import.meta.glob<ResourceKey>(
  [
    '../{admin,results,error-log,profile,settings,orientation,tickets,family,sharing,classes}/**/messages.*.json',
    '../{app/admin-shell,ui/conversation,ui/assigned}/**/messages.*.json',
  ],
  { import: 'default' },
);
