import { roles } from '@bac/contract/protocol/permission.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { tickets } from '../../db/tickets-schema.ts';
import { readRights } from '../../platform/http/rights.ts';
import { isNotOver } from './queue/queue-filters.ts';
import type { SignedIn } from '../../platform/http/session.ts';

export interface Agent {
  id: string;
  name: string;
  /** The number of their unfinished tickets. */
  open: number;
  /** When the latest of their tickets was assigned to them. */
  lastAssignedAt: Date | null;
}

const isAssigned = sql`${tickets.assigneeId} = ${accounts.id}`;

/** Lists the active accounts whose role may answer tickets, by name. */
export async function listAgents(db: Reader): Promise<Agent[]> {
  const rights = await readRights(db);
  const answeringRoles = roles.filter((role) => rights[role].includes('answer tickets'));
  const rows = await db
    .select({
      id: accounts.id,
      name: accounts.fullName,
      open: sql<number>`(select count(*)::int from ${tickets} where ${isAssigned} and ${isNotOver})`,
      lastAssignedAt: sql<
        string | null
      >`(select max(${tickets.assignedAt}) from ${tickets} where ${isAssigned})`,
    })
    .from(accounts)
    .where(and(inArray(accounts.role, answeringRoles), eq(accounts.status, 'active')))
    .orderBy(asc(sql`fold_accents(${accounts.fullName})`), asc(accounts.id));
  return rows.map((row) => ({
    ...row,
    lastAssignedAt: row.lastAssignedAt ? new Date(row.lastAssignedAt) : null,
  }));
}

/** Returns undefined for an account that is not an agent. */
export const findAgent = async (tx: Transaction, id: string): Promise<Agent | undefined> =>
  (await listAgents(tx)).find((agent) => agent.id === id);

/** The next agent in turn: the one with the fewest open tickets, then the one whose last assignment is oldest. */
export function selectNextAgent(agents: readonly Agent[]): Agent | undefined {
  return agents.toSorted(
    (one, other) =>
      one.open - other.open ||
      (one.lastAssignedAt?.getTime() ?? 0) - (other.lastAssignedAt?.getTime() ?? 0),
  )[0];
}

/** A member of the team as the author of a message. */
export const authorOf = ({ id, fullName }: Pick<SignedIn, 'id' | 'fullName'>) => ({
  id,
  name: fullName,
});
