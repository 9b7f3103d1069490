/** The port of the stories' server; see `server/testing/main.ts`. */
export const port = Number(process.env['E2E_PORT'] ?? 3190);
export const address = `http://127.0.0.1:${port}`;
