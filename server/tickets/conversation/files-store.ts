import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Reader } from '../../platform/postgres/database.ts';
import { ticketFiles, ticketMessages } from '../../db/tickets-schema.ts';
import type { FileRow } from './store.ts';

export async function findFile(db: Reader, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(ticketFiles).where(eq(ticketFiles.id, id));
  return row;
}

/** Returns false, and changes nothing, if the id exists. */
export async function insertFile(db: Database, row: FileRow): Promise<boolean> {
  const inserted = await db.insert(ticketFiles).values(row).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Finds a file of a message of these kinds in that ticket: the file of a note is as secret as the note. */
export async function findAttachedFile(
  db: Reader,
  { ticket, file }: { ticket: string; file: string },
  kinds: readonly ('reply' | 'note')[],
): Promise<FileRow | undefined> {
  const [row] = await db
    .select({ file: ticketFiles })
    .from(ticketFiles)
    .innerJoin(ticketMessages, eq(ticketMessages.id, ticketFiles.messageId))
    .where(
      and(
        eq(ticketFiles.id, file),
        eq(ticketFiles.ticketId, ticket),
        inArray(ticketMessages.kind, [...kinds]),
      ),
    );
  return row?.file;
}

/** Sums the sizes of their uploads that are not yet attached to a message. */
export async function sumUnattachedBytes(db: Reader, uploadedBy: string): Promise<number> {
  const [found] = await db
    .select({ bytes: sql<number>`coalesce(sum(${ticketFiles.size}), 0)::float8` })
    .from(ticketFiles)
    .where(and(isNull(ticketFiles.messageId), eq(ticketFiles.uploadedBy, uploadedBy)));
  return found?.bytes ?? 0;
}

/** Deletes unattached files created before then, and returns the names under which they are stored. */
export async function deleteUnattachedFiles(
  db: Database,
  before: Date,
  atMost: number,
): Promise<string[]> {
  const old = db
    .select({ id: ticketFiles.id })
    .from(ticketFiles)
    .where(and(isNull(ticketFiles.messageId), lt(ticketFiles.createdAt, before)))
    .limit(atMost)
    // A locked row is being attached to a message at this moment.
    .for('update', { skipLocked: true });
  const deleted = await db
    .delete(ticketFiles)
    .where(inArray(ticketFiles.id, old))
    .returning({ storedName: ticketFiles.storedName });
  return deleted.map(({ storedName }) => storedName);
}
