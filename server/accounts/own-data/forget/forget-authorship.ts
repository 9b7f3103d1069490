import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { Account } from '../deletion-store.ts';

/** Replaces the id of a deleted person, because null would mean that the product did it. The database uses the same id. */
export const nobodyId = '00000000-0000-0000-0000-000000000000';

/** Columns that name an author without a foreign key to accounts: the rows stay, attributed to `nobodyId`. */
const authorColumns: readonly [table: string, column: string][] = [
  ['result_changes', 'by_id'],
  ['allowances', 'granted_by_id'],
  ['content_versions', 'author_id'],
  ['broadcasts', 'author_id'],
  ['item_versions', 'author_id'],
  ['item_versions', 'approver_id'],
  ['item_drafts', 'author_id'],
  ['item_comments', 'author_id'],
  ['key_corrections', 'by_id'],
  ['dropped_items', 'by_id'],
  ['calibrations', 'by_id'],
  ['calibrations', 'decided_by_id'],
  ['rescorings', 'by_id'],
  ['form_drafts', 'author_id'],
  ['family_links', 'ended_by'],
  ['two_step_resets', 'started_by'],
];

/** Erases a team member's id and name from shared work. */
export async function forgetAuthorship(
  tx: Transaction,
  { id, fullName, role }: Account,
): Promise<void> {
  for (const [table, column] of authorColumns) {
    const columnName = sql.identifier(column);
    await tx.execute(
      sql`update ${sql.identifier(table)} set ${columnName} = ${nobodyId} where ${columnName} = ${id}`,
    );
  }
  await tx.execute(
    sql`update item_drafts set writers = array_replace(writers, ${id}::uuid, ${nobodyId}::uuid) where ${id}::uuid = any(writers)`,
  );
  await tx.execute(
    sql`update tickets set assignee_id = null, assigned_at = null where assignee_id = ${id}`,
  );
  await tx.execute(
    sql`update ticket_messages set author_id = ${nobodyId}, author_name = null where author_id = ${id}`,
  );
  // Ticket assignments: matched by name only if the entry has no id, and only for team members, who alone can be assigned tickets.
  const isTeamMember = role !== 'student' && role !== 'parent';
  await tx.execute(
    sql`update ticket_messages set detail = (detail - 'toId') || '{"to": ""}'
        where event = 'assigned' and (detail ->> 'toId' = ${id}
          or (${isTeamMember} and not detail ? 'toId' and detail ->> 'to' = ${fullName}))`,
  );
  await tx.execute(
    sql`update ticket_files set uploaded_by = 'forgotten' where uploaded_by = ${id} and message_id is not null`,
  );
}
