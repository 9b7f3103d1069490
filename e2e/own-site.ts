import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './fixtures.ts';
import { startOwnServer } from './own-server.ts';

/**
 * A whole product of their own for stories that change what holds for everyone: closed registration would shut the door
 * on the stories beside them. Once in a worker; a file of such stories goes one by one, `mode: 'default'`.
 */
export const test = base.extend<object, { ownSite: string }>({
  ownSite: [
    // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'bac-own-'));
      const server = await startOwnServer({
        DATA_DIR: dataDir,
        PORT: String(3294 + parallelIndex),
      });
      await use(server.address);
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite),
});

export { expect } from './fixtures.ts';
