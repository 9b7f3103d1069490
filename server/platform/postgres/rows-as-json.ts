import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * For `insert(table).select(…)`: many whole rows as one parameter. A hundred rows with a parameter for each value take longer
 * to write down than to store.
 */
export function rowsAsJson<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferSelect'][],
): SQL {
  const columns = Object.entries(getTableColumns(table));
  const named = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
  );
  const names = columns.map(([, { name }]) => sql.identifier(name));
  return sql`select ${sql.join(names, sql`, `)}
    from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`;
}
