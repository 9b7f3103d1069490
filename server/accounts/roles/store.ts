import type { Permission, Role } from '@bac/contract/protocol/permission.ts';
import { count, eq } from 'drizzle-orm';
import { roleChanges } from '../../db/console-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';

export interface RoleChange {
  role: Role;
  permission: Permission;
  isGranted: boolean;
}

/** How many people hold each role. */
export async function countByRole(db: Reader): Promise<Map<Role, number>> {
  const rows = await db
    .select({ role: accounts.role, people: count() })
    .from(accounts)
    .where(eq(accounts.isForgotten, false))
    .groupBy(accounts.role);
  return new Map(rows.map(({ role, people }) => [role, people]));
}

export async function insertRoleChange(tx: Transaction, change: RoleChange): Promise<void> {
  await tx
    .insert(roleChanges)
    .values(change)
    .onConflictDoUpdate({
      target: [roleChanges.role, roleChanges.permission],
      set: { isGranted: change.isGranted },
    });
}
