/** The database cannot be used. The message is one line for the person at the terminal. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
