import {
  permissions,
  permissionsOf,
  roles,
  type Permission,
  type Role,
} from '@bac/contract/protocol/permission.ts';
import type { Settings } from '@bac/contract/site/settings.ts';
import { eq } from 'drizzle-orm';
import { sharedReading } from '../bounded-cache.ts';
import type { Clock } from '../clock.ts';
import { roleChanges } from '../../db/console-schema.ts';
import type { Database, Reader } from '../postgres/database.ts';
import { settings } from '../../db/schema.ts';

type Rights = Record<Role, readonly Permission[]>;

export interface RightsReader {
  of(role: Role): Promise<readonly Permission[]>;
  /** Whether who has this role may use it only with two steps at sign-in. */
  needsTwoSteps(role: Role): Promise<boolean>;
  /** Called where rights were changed, so that this process asks anew. */
  forget(): void;
}

/** Who has one of these runs the site, whatever the role is called: it leads to all the others. */
const ruling: readonly Permission[] = ['manage users', 'manage settings'];

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

async function readTwoStepRequired(db: Reader): Promise<boolean> {
  const [found] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, 'isTwoStepRequired' satisfies keyof Settings));
  return found?.value === true;
}

export function rightsReader(db: Database, clock: Clock): RightsReader {
  const rights = sharedReading<'rights', Rights>(clock, { entries: 1, milliseconds });
  const policy = sharedReading<'policy', boolean>(clock, { entries: 1, milliseconds });
  const of = async (role: Role): Promise<readonly Permission[]> =>
    (await rights.recent('rights', () => readRights(db)))[role];
  return {
    of,
    needsTwoSteps: async (role) =>
      (await policy.recent('policy', () => readTwoStepRequired(db))) &&
      (await of(role)).some((permission) => ruling.includes(permission)),
    forget: () => {
      rights.forget();
      policy.forget();
    },
  };
}
