import { and, eq, isNotNull } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import type { TicketRow } from '../conversation/store.ts';

interface TicketOwner {
  /** Their account; null for a visitor without a matching account. */
  accountId: string | null;
  /** The address whose visitor tickets are theirs; null for an account that has not verified its address. */
  email: string | null;
}

/**
 * The person a ticket belongs to. Anybody can register any address or type it into the form, so a visitor and an account are one
 * person only if the account has verified the address.
 */
export async function findPerson(
  db: Reader,
  { accountId, personEmail }: TicketRow,
): Promise<TicketOwner> {
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
