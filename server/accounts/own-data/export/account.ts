import { eq, getTableColumns } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema.ts';
import type { Section } from './section.ts';

/** All columns except secrets, internal notes of the team and derived values. */
const {
  passwordHash: _hash,
  statusNote: _note,
  searchWords: _words,
  isForgotten: _left,
  isSimulated: _simulated,
  ...exported
} = getTableColumns(accounts);

export const account: Section = {
  name: 'account',
  tables: [accounts],
  async read({ db, accountId }) {
    const [found] = await db.select(exported).from(accounts).where(eq(accounts.id, accountId));
    return found ?? null;
  },
};
