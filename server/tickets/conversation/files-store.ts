import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../platform/postgres/database.ts';
import { ticketFiles, ticketMessages } from '../../db/tickets-schema.ts';
import type { FileRow } from './store.ts';

export async function findFile(db: Reader, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(ticketFiles).where(eq(ticketFiles.id, id));
  return row;
}

/** Returns false, and changes nothing, if the id exists. */
export async function insertFile(tx: Transaction, row: FileRow): Promise<boolean> {
  const inserted = await tx.insert(ticketFiles).values(row).onConflictDoNothing().returning();
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
