import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { Account } from '../deletion-store.ts';

const replacements = { en: 'someone who has left', vi: 'một người đã rời đi' };

/** Matches the name as whole words, with special characters escaped. */
const patternOf = (name: string): string =>
  `(?<![[:alnum:]])${name.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)}(?![[:alnum:]])`;

/**
 * Selects the accounts that the product may have notified about this person: family, teachers and students, present and past.
 * Past class memberships are only in the audit log, so this runs before the log is erased.
 */
const relatedAccounts = ({ id, email, verifiedAt }: Account) => sql`
  select parent_id from family_links where student_id = ${id}
  union select student_id from family_links where parent_id = ${id}
  union select student_id from guardian_consents where guardian_id = ${id}
  union select guardian_id from guardian_consents where student_id = ${id}
  union select from_id from family_invitations where ${verifiedAt !== null} and email = lower(${email})
  union select invited.id from family_invitations
    join accounts as invited on lower(invited.email) = family_invitations.email where from_id = ${id}
  union select teacher_id from classes join class_members on class_id = classes.id where student_id = ${id}
  union select teacher_id from classes join assignments on class_id = classes.id
    join assigned_attempts on assignment_id = assignments.id where student_id = ${id}
  union select teacher_id from classes join audit_log on subject = 'class:' || classes.id
    where action in ('class.joined', 'class.left') and actor_id = ${id}
  union select student_id from class_members join classes on classes.id = class_id where teacher_id = ${id}
  union select student_id from assigned_attempts join assignments on assignments.id = assignment_id
    join classes on classes.id = class_id where teacher_id = ${id}
  union select actor_id from audit_log join classes on subject = 'class:' || classes.id
    where action in ('class.joined', 'class.left') and teacher_id = ${id}`;

/**
 * Erases the name from other people's inboxes. Only notifications about families and classes contain names. In other
 * notifications, and in the inboxes of strangers, the same name means another person.
 */
export async function forgetName(tx: Transaction, account: Account): Promise<void> {
  const name = account.fullName.trim();
  if (name === '') return;
  const pattern = patternOf(name);
  const withoutName = (column: 'title' | 'text') => {
    const columnName = sql.identifier(column);
    return sql`jsonb_build_object(
      'en', regexp_replace(${columnName} ->> 'en', ${pattern}, ${replacements.en}, 'g'),
      'vi', regexp_replace(${columnName} ->> 'vi', ${pattern}, ${replacements.vi}, 'g'))`;
  };
  await tx.execute(sql`
    update notifications set title = ${withoutName('title')}, text = ${withoutName('text')}
    where account_id <> ${account.id} and account_id in (${relatedAccounts(account)}) and broadcast_id is null
      and (link like '/family%' or link like '/class%')
      and title::text || text::text ~ ${pattern}`);
}
