import type { Reader } from './database.ts';

/**
 * For what is asked often: a statement with placeholders, written down once for each pool, since that takes as long as asking.
 * A transaction has a connection to itself, so there it is written down each time.
 */
export function builtOnce<Statement>(build: (db: Reader) => Statement): (db: Reader) => Statement {
  const built = new WeakMap<Reader, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const made = build(db);
    built.set(db, made);
    return made;
  };
}
