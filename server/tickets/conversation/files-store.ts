import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Reader } from '../../platform/postgres/database.ts';
import { ticketFiles, ticketMessages } from '../../db/tickets-schema.ts';
import type { FileRow } from './store.ts';

export async function findFile(db: Reader, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(ticketFiles).where(eq(ticketFiles.id, id));
  return row;
}

/** False where there is one of that id already; it stays. */
export async function insertFile(db: Database, row: FileRow): Promise<boolean> {
  const made = await db.insert(ticketFiles).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** On a message of that ticket of one of these kinds: what hangs on a note is as secret as the note. */
export async function findTiedFile(
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

/** Of everything they brought that hangs on no message yet. */
export async function sumLooseBytes(db: Reader, broughtBy: string): Promise<number> {
  const [found] = await db
    .select({ bytes: sql<number>`coalesce(sum(${ticketFiles.size}), 0)::float8` })
    .from(ticketFiles)
    .where(and(isNull(ticketFiles.messageId), eq(ticketFiles.broughtBy, broughtBy)));
  return found?.bytes ?? 0;
}

/** Takes away loose files from before then, and tells the names they are kept by. */
export async function deleteLooseFiles(
  db: Database,
  before: Date,
  atMost: number,
): Promise<string[]> {
  const old = db
    .select({ id: ticketFiles.id })
    .from(ticketFiles)
    .where(and(isNull(ticketFiles.messageId), lt(ticketFiles.createdAt, before)))
    .limit(atMost)
    // One that a message takes at this moment is loose no longer.
    .for('update', { skipLocked: true });
  const gone = await db
    .delete(ticketFiles)
    .where(inArray(ticketFiles.id, old))
    .returning({ storedAs: ticketFiles.storedAs });
  return gone.map(({ storedAs }) => storedAs);
}
