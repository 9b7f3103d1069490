import { glob } from 'node:fs/promises';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { accounts } from '../../db/accounts-schema.ts';

const folder = new URL('../../db/', import.meta.url).pathname;

/** Every table of the product, from whatever file declares it. */
async function everyTable(): Promise<PgTable[]> {
  const files = await Array.fromAsync(glob('*schema.ts', { cwd: folder }));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(`${folder}${file}`)),
  );
  const values = modules.flatMap((module) => Object.values(module));
  return [...new Set(values.filter((value): value is PgTable => is(value, PgTable)))];
}

/** Columns that say who somebody is without being a key of accounts. */
const personal =
  /(^|_)(account|actor|author|approver|guardian|teacher|student|parent|assignee|person|decided_by|by)_id$|^(started|ended|brought)_by$|^writers$|email/;

function namesSomebody(table: PgTable): boolean {
  const { columns, foreignKeys } = getTableConfig(table);
  return (
    table === accounts ||
    foreignKeys.some((key) => key.reference().foreignTable === accounts) ||
    columns.some(({ name }) => personal.test(name))
  );
}

export const tableName = (table: PgTable): string => getTableConfig(table).name;

/** The names of all tables that say of somebody who they are. */
export const listPersonalTables = async (): Promise<string[]> =>
  (await everyTable()).filter(namesSomebody).map(tableName);
