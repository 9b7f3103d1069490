import { test as base } from './fixtures.ts';
import { freePort } from './own-server.ts';
import { address as testServer } from './test-server.ts';

const askForSite = (method: string, body: object): Promise<Response> =>
  fetch(`${testServer}/testing/sites`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/**
 * A site of its own for a story that changes what holds for everyone: closed registration would shut the door on the
 * stories beside it, and a turned clock would end their tests.
 */
export const test = base.extend<{ ownSite: string }>({
  // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixture's needs from this pattern
  ownSite: async ({}, use) => {
    const reply = await askForSite('POST', { port: await freePort() });
    const { address } = (await reply.json()) as { address: string };
    await use(address);
    await askForSite('DELETE', { address });
  },
  baseURL: async ({ ownSite }, use) => use(ownSite),
});

export { expect } from './fixtures.ts';
