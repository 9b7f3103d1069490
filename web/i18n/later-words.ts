import type { ResourceKey } from 'i18next';

/** The words of every page, each folder's two files a chunk. */
export const laterWords = import.meta.glob<ResourceKey>('../**/messages.*.json', {
  import: 'default',
});
