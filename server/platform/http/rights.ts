import {
  permissions,
  permissionsOf,
  roles,
  type Permission,
  type Role,
} from '@bac/contract/protocol/permission.ts';
import type { Settings } from '@bac/contract/site/settings.ts';
import { eq } from 'drizzle-orm';
import { singleFlightCache } from '../bounded-cache.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import { roleChanges } from '../../db/console-schema.ts';
import type { Database, Reader } from '../postgres/database.ts';
import { settings } from '../../db/schema.ts';

type Rights = Record<Role, readonly Permission[]>;

export interface RightsReader {
  permissionsOf(role: Role): Promise<readonly Permission[]>;
  /** Whether people with this role must sign in with two steps to use its permissions. */
  requiresTwoSteps(role: Role): Promise<boolean>;
  /** Clears the cache of this process after permissions have changed. */
  clear(): void;
}

/** A role with one of these permissions administers the site, because it can grant itself all the others. */
const administrative: readonly Permission[] = ['manage users', 'manage settings'];

/** Needed by every request, so cached for 5 s like a session. */
const milliseconds = 5_000;

/** The default permissions of each role with the stored changes. Administrators always have every permission. */
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

/** Until an administrator decides. The demo and a developer's own server would only be in the way of trying things. */
export const isTwoStepRequiredByDefault = ({ production }: Pick<Config, 'production'>): boolean =>
  production;

async function readTwoStepRequired(db: Reader, config: Config): Promise<boolean> {
  const [found] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, 'isTwoStepRequired' satisfies keyof Settings));
  return found ? found.value === true : isTwoStepRequiredByDefault(config);
}

export function rightsReader(db: Database, clock: Clock, config: Config): RightsReader {
  const rights = singleFlightCache<'rights', Rights>(clock, { entries: 1, milliseconds });
  const policy = singleFlightCache<'policy', boolean>(clock, {
    entries: 1,
    milliseconds: milliseconds,
  });
  const currentPermissions = async (role: Role): Promise<readonly Permission[]> =>
    (await rights.get('rights', () => readRights(db)))[role];
  return {
    permissionsOf: currentPermissions,
    requiresTwoSteps: async (role) =>
      (await policy.get('policy', () => readTwoStepRequired(db, config))) &&
      (await currentPermissions(role)).some((permission) => administrative.includes(permission)),
    clear: () => {
      rights.clear();
      policy.clear();
    },
  };
}
