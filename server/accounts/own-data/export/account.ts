import { eq, getTableColumns } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema.ts';
import type { Section } from './section.ts';

/** All of the account but what is a secret, is for the team alone, or says the same once more. */
const {
  passwordHash: _hash,
  statusNote: _note,
  searchWords: _words,
  isForgotten: _left,
  isSimulated: _simulated,
  ...told
} = getTableColumns(accounts);

export const account: Section = {
  name: 'account',
  tables: [accounts],
  async read({ db, accountId }) {
    const [found] = await db.select(told).from(accounts).where(eq(accounts.id, accountId));
    return found ?? null;
  },
};
