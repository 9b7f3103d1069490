import { and, eq, isNotNull } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import type { TicketRow } from '../conversation/store.ts';

interface KnownPerson {
  /** Whose tickets are theirs; null for a visitor of whom no account is known. */
  accountId: string | null;
  /** What visitors of this address opened is theirs; null for an account that has not proved its address. */
  email: string | null;
}

/**
 * Who a ticket is of. Anybody can register any address and write any into the form: a visitor and an account are one person only
 * where the account has proved that the address is its own.
 */
export async function findPerson(
  db: Reader,
  { accountId, personEmail }: TicketRow,
): Promise<KnownPerson> {
  const visitorEmail = personEmail.toLowerCase();
  const [account] = await db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(
      and(
        accountId === null ? eq(accounts.email, visitorEmail) : eq(accounts.id, accountId),
        isNotNull(accounts.verifiedAt),
      ),
    );
  return accountId === null
    ? { accountId: account?.id ?? null, email: visitorEmail }
    : { accountId, email: account?.email ?? null };
}

export async function isSamePerson(
  db: Reader,
  one: TicketRow,
  { accountId, personEmail }: TicketRow,
): Promise<boolean> {
  const person = await findPerson(db, one);
  return accountId === null
    ? person.email === personEmail.toLowerCase()
    : person.accountId === accountId;
}
