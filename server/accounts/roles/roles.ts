import type { RoleRights } from '@bac/contract/accounts/roles.ts';
import { roles, type Permission, type Role } from '@bac/contract/protocol/permission.ts';
import { count, eq } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { roleChanges } from '../../db/console-schema.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { Refused } from '../../platform/http/refused.ts';
import { readRights } from '../../platform/http/rights.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';

export async function listRoles(db: Reader): Promise<RoleRights[]> {
  const [rights, people] = [await readRights(db), await countByRole(db)];
  return roles.map((role) => ({
    role,
    people: people.get(role) ?? 0,
    permissions: [...rights[role]],
  }));
}

/** Applies all changes or none. They take effect with the next request. */
export async function changeRoles(
  { db, clock, rights }: Pick<Services, 'db' | 'clock' | 'rights'>,
  changes: readonly RoleChange[],
  actor: Actor,
): Promise<RoleRights[]> {
  // Administrators must not be able to lock themselves out.
  if (changes.some(({ role }) => role === 'admin')) throw new Refused('ADMIN_HAS_EVERY_PERMISSION');
  const changed = await db.transaction(async (tx) => {
    const before = await readRights(tx);
    for (const change of changes) {
      const wasGranted = before[change.role].includes(change.permission);
      if (wasGranted === change.isGranted) continue;
      await insertRoleChange(tx, change);
      await recordAudit(tx, {
        at: clock.now(),
        action: change.isGranted ? 'role.granted' : 'role.revoked',
        subject: `role:${change.role}`,
        detail: { permission: change.permission },
        ...auditFields(actor),
      });
    }
    return listRoles(tx);
  });
  rights.clear();
  return changed;
}

interface RoleChange {
  role: Role;
  permission: Permission;
  isGranted: boolean;
}

/** Counts the people with each role. */
async function countByRole(db: Reader): Promise<Map<Role, number>> {
  const rows = await db
    .select({ role: accounts.role, people: count() })
    .from(accounts)
    .where(eq(accounts.isForgotten, false))
    .groupBy(accounts.role);
  return new Map(rows.map(({ role, people }) => [role, people]));
}

async function insertRoleChange(tx: Transaction, change: RoleChange): Promise<void> {
  await tx
    .insert(roleChanges)
    .values(change)
    .onConflictDoUpdate({
      target: [roleChanges.role, roleChanges.permission],
      set: { isGranted: change.isGranted },
    });
}
