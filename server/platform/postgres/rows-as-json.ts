import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * For `insert(table).select(…)`: passes many rows as one parameter, because building a statement with a parameter for each
 * value of a hundred rows takes longer than storing them.
 */
export function rowsAsJson<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferSelect'][],
): SQL {
  const columns = Object.entries(getTableColumns(table));
  const namedRows = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
  );
  const names = columns.map(([, { name }]) => sql.identifier(name));
  return sql`select ${sql.join(names, sql`, `)}
    from json_populate_recordset(null::${table}, ${JSON.stringify(namedRows)}::json)`;
}
