import { test as base } from './fixtures.ts';
import { freePort, newDataFolder, startOwnServer } from './own-server.ts';

/**
 * A whole product of their own for stories that change what holds for everyone: closed registration would shut the door
 * on the stories beside them. Once in a worker; a file of such stories goes one by one, `mode: 'default'`.
 */
export const test = base.extend<object, { ownSite: string }>({
  ownSite: [
    // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startOwnServer({
        DATA_DIR: await newDataFolder(),
        PORT: String(await freePort()),
      });
      await use(server.address);
      await server.end('SIGTERM');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite),
});

export { expect } from './fixtures.ts';
