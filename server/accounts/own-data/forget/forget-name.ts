import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { Account } from '../deletion-store.ts';

const someone = { en: 'someone who has left', vi: 'một người đã rời đi' };

/** As it stands between other words, whatever signs it has. */
const patternOf = (name: string): string =>
  `(?<![[:alnum:]])${name.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)}(?![[:alnum:]])`;

/**
 * Whom the product can have told something of this person: family, and whoever teaches or is taught by them, now or earlier.
 * Of classes that were left the log knows, so it is asked before it forgets.
 */
const tiedTo = ({ id, email, verifiedAt }: Account) => sql`
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
 * The product writes names into the inboxes of others in two places: what families and what classes are told. Elsewhere, and
 * in the inboxes of strangers, the same name is somebody else's.
 */
export async function forgetName(tx: Transaction, account: Account): Promise<void> {
  const name = account.fullName.trim();
  if (name === '') return;
  const pattern = patternOf(name);
  const without = (column: 'title' | 'text') => {
    const words = sql.identifier(column);
    return sql`jsonb_build_object(
      'en', regexp_replace(${words} ->> 'en', ${pattern}, ${someone.en}, 'g'),
      'vi', regexp_replace(${words} ->> 'vi', ${pattern}, ${someone.vi}, 'g'))`;
  };
  await tx.execute(sql`
    update notifications set title = ${without('title')}, text = ${without('text')}
    where account_id <> ${account.id} and account_id in (${tiedTo(account)}) and broadcast_id is null
      and (link like '/family%' or link like '/class%')
      and title::text || text::text ~ ${pattern}`);
}
