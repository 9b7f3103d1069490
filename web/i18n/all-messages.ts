import type { ResourceKey } from 'i18next';

/** The messages of every page: two files per folder, each in its own chunk. */
export const allMessages = import.meta.glob<ResourceKey>('../**/messages.*.json', {
  import: 'default',
});
