import { and, eq } from 'drizzle-orm';
import { items, itemVersions } from '../../db/items-schema.ts';

/** Joins an item with its latest version; an item that was never published has none. */
export const isLatestVersion = and(
  eq(itemVersions.itemId, items.id),
  eq(itemVersions.version, items.version),
);
