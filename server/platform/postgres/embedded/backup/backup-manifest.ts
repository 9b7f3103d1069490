/** A backup cannot be made or used. The message is one line for the person at the terminal. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

export const manifestName = 'backup.json';

/** The first entry of an archive; describes the others. */
export interface BackupManifest {
  readonly product: 'bac';
  readonly format: 1;
  /** The major version of the PostgreSQL that made the cluster. */
  readonly postgres: number;
  readonly createdAt: string;
}

export function describeBackup(postgres: number, createdAt: Date): BackupManifest {
  return { product: 'bac', format: 1, postgres, createdAt: createdAt.toISOString() };
}

export function parseManifest(text: string): BackupManifest {
  const found = parseJson(text) as Partial<BackupManifest> | null;
  if (found?.product !== 'bac') throw new BackupRefused('it was not made by this program');
  if (found.format !== 1 || typeof found.postgres !== 'number') {
    throw new BackupRefused('it was made by a newer version of this program');
  }
  return found as BackupManifest;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
