import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { Account } from '../deletion-store.ts';

/**
 * Erases the person from the audit log; the actions and their times stay. Entries about the site itself also keep their details
 * unless these name the person. The trigger of the log allows no other change (record 22).
 */
export async function forgetInAudit(tx: Transaction, { id }: Account): Promise<void> {
  await tx.execute(sql`select set_config('bac.forgetting', ${id}, true)`);
  await tx.execute(sql`
    update audit_log as entry set
      actor_id = or_nobody(entry.actor_id, person.id),
      subject = replace(entry.subject, person.id::text, 'forgotten'),
      address = case when entry.actor_id = person.id then null else entry.address end,
      detail = case
        when entry.actor_id = person.id
          and split_part(entry.subject, ':', 1) in (
            'item', 'items', 'form', 'test', 'content', 'content-kind', 'structure', 'settings',
            'role', 'threshold', 'canned', 'calibration', 'broadcast')
          and position(person.id::text in entry.detail::text) = 0
          and position(to_jsonb(person.email)::text in entry.detail::text) = 0
          then entry.detail
        else '{"isForgotten": true}' end
    from accounts as person
    where person.id = ${id} and audit_names(entry, person)`);
}
