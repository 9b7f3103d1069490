/** A backup cannot be made or used. The message is one line, written for the person at the terminal. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
