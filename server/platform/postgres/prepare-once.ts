import type { Reader } from './database.ts';

/**
 * Builds a prepared statement once for each pool, because building it takes as long as executing it. A transaction has its
 * own connection, so there it is built each time.
 */
export function prepareOnce<Statement>(
  build: (db: Reader) => Statement,
): (db: Reader) => Statement {
  const statements = new WeakMap<Reader, Statement>();
  return (db) => {
    const existing = statements.get(db);
    if (existing) return existing;
    const statement = build(db);
    statements.set(db, statement);
    return statement;
  };
}
