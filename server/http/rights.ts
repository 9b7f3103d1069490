import {
  permissions,
  permissionsOf,
  roles,
  type Permission,
  type Role,
} from '@bac/contract/permission.ts';
import { sharedReading } from '../bounded-cache.ts';
import type { Clock } from '../clock.ts';
import { roleChanges } from '../db/console-schema.ts';
import type { Database, Reader } from '../db/database.ts';

type Rights = Record<Role, readonly Permission[]>;

export interface RightsReader {
  of(role: Role): Promise<readonly Permission[]>;
  /** Called where rights were changed, so that this process asks anew. */
  forget(): void;
}

/** Asked with every request, so kept for 5 s: no longer than a session. */
const milliseconds = 5_000;

/** What each role comes with, and what was changed since. Administrators always may do everything. */
export async function readRights(db: Reader): Promise<Rights> {
  const changes = await db.select().from(roleChanges);
  const rightsOf = (role: Role): readonly Permission[] => {
    if (role === 'admin') return permissions;
    const changed = new Map(
      changes
        .filter((change) => change.role === role)
        .map((one) => [one.permission, one.isGranted]),
    );
    return permissions.filter(
      (permission) => changed.get(permission) ?? permissionsOf[role].includes(permission),
    );
  };
  return Object.fromEntries(roles.map((role) => [role, rightsOf(role)])) as Rights;
}

export function rightsReader(db: Database, clock: Clock): RightsReader {
  const reading = sharedReading<'rights', Rights>(clock, { entries: 1, milliseconds });
  return {
    of: async (role) => (await reading.recent('rights', () => readRights(db)))[role],
    forget: reading.forget,
  };
}
