import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { UnusableDatabase } from './database.ts';
import { migrationsFolder } from './old-schema.ts';

/*
 * Two roles may share the work on an external database: the owner of the tables migrates them, and the server runs as a role that
 * can read and write rows, but cannot change the schema and can only insert into the audit log (ASVS 13.2.2).
 */

/**
 * Whether this connection may migrate: its role owns the table of migrations, or that table is missing and the role may create
 * schemas.
 */
export async function mayMigrate(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean | null; mayCreate: boolean }>(`
    select (select pg_has_role(current_user, relowner, 'usage') from pg_class
        where oid = to_regclass('drizzle.__drizzle_migrations')) as owns,
      has_database_privilege(current_database(), 'create') as "mayCreate"`);
  return rows[0]?.owns ?? rows[0]?.mayCreate ?? false;
}

const lastMigration = () => readMigrationFiles({ migrationsFolder }).at(-1)!.folderMillis;

/** Throws if this release needs migrations that nobody has applied, also if the table of migrations cannot be read. A newer
 * schema is fine, as during an upgrade. */
export async function requireCurrentSchema(client: pg.ClientBase): Promise<void> {
  const { rows } = await client
    .query<{ last: string | null }>(
      'select max(created_at) as last from drizzle.__drizzle_migrations',
    )
    .catch(() => ({ rows: [] }));
  if (Number(rows[0]?.last ?? 0) >= lastMigration()) return;
  throw new UnusableDatabase(
    'The tables are missing or older than this release, and the role in DATABASE_URL may not change them. Run `npm run migrate` with MIGRATION_DATABASE_URL.',
  );
}

/** The privileges that would make the separation worthless. */
async function findExcess(client: pg.ClientBase, role: string): Promise<string[]> {
  const { rows } = await client.query<{ reason: string }>(
    `select reason from (values
      ('it is a superuser', (select rolsuper from pg_roles where rolname = $1)),
      ('it may create roles', (select rolcreaterole from pg_roles where rolname = $1)),
      ('it is the role that migrates, or a member of it', pg_has_role($1, current_user, 'member')),
      ('it may create schemas in the database', has_database_privilege($1, current_database(), 'create')),
      ('it may create tables in the schema public', has_schema_privilege($1, 'public', 'create')),
      ('it owns tables', exists (select from pg_class join pg_roles on pg_roles.oid = relowner
        where rolname = $1 and relkind = 'r' and relnamespace::regnamespace::text in ('public', 'drizzle', 'graphile_worker')))
    ) as excess (reason, is_true) where is_true`,
    [role],
  );
  return rows.map(({ reason }) => reason);
}

const grantsTo = (role: string): string => `
  revoke create on schema public from public, ${role};
  grant usage on schema public, drizzle, graphile_worker to ${role};
  grant select on drizzle.__drizzle_migrations to ${role};
  revoke all on all tables in schema public from ${role};
  grant select, insert, update, delete on all tables in schema public to ${role};
  revoke update, delete on audit_log, item_versions from ${role};
  grant update (author_id, approver_id) on item_versions to ${role};
  grant usage, select on all sequences in schema public to ${role};
  grant execute on function forget_in_audit(uuid), erase_old_audit_addresses() to ${role};
  grant select, insert, update, delete on all tables in schema graphile_worker to ${role};
  grant usage, select on all sequences in schema graphile_worker to ${role};
  grant execute on all functions in schema graphile_worker to ${role};`;

/** Row-level security on the tables of the job queue admits only their owner, so the server's role needs a policy. */
async function admitToJobs(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', 'graphile_worker', relname) as name from pg_class
    where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' and relrowsecurity`);
  for (const { name } of rows) {
    await client.query(`drop policy if exists bac_server on ${name}`);
    await client.query(
      `create policy bac_server on ${name} to ${role} using (true) with check (true)`,
    );
  }
}

/**
 * Grants a role exactly the privileges that the server needs, and throws if it has more. Runs as the owner, after each migration.
 */
export async function grantToServer(pool: pg.Pool, role: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const quoted = pg.escapeIdentifier(role);
    await client.query(grantsTo(quoted));
    await admitToJobs(client, quoted);
    const excess = await findExcess(client, role);
    if (excess.length > 0) {
      throw new UnusableDatabase(
        `The role ${role} of DATABASE_URL has too many privileges to run the server: ${excess.join('; ')}.`,
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
