import { glob } from 'node:fs/promises';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { accounts } from '../../db/accounts-schema.ts';

const folder = new URL('../../db/', import.meta.url).pathname;

/** Lists the tables of all schema files. */
async function listTables(): Promise<PgTable[]> {
  const files = await Array.fromAsync(glob('*schema.ts', { cwd: folder }));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(`${folder}${file}`)),
  );
  const values = modules.flatMap((module) => Object.values(module));
  return [...new Set(values.filter((value): value is PgTable => is(value, PgTable)))];
}

/** Columns that identify a person without a foreign key to accounts. */
const personalColumn =
  /(^|_)(account|actor|author|approver|guardian|teacher|student|parent|assignee|person|decided_by|by)_id$|^(started|ended|brought)_by$|^writers$|email/;

function isPersonal(table: PgTable): boolean {
  const { columns, foreignKeys } = getTableConfig(table);
  return (
    table === accounts ||
    foreignKeys.some((key) => key.reference().foreignTable === accounts) ||
    columns.some(({ name }) => personalColumn.test(name))
  );
}

export const tableName = (table: PgTable): string => getTableConfig(table).name;

/** The names of all tables that identify people. */
export const listPersonalTables = async (): Promise<string[]> =>
  (await listTables()).filter(isPersonal).map(tableName);
