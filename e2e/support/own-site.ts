import { test as base } from './fixtures.ts';
import { freePort } from './own-server.ts';
import { address as testServer } from './test-server.ts';

const requestSite = (method: string, body: object): Promise<Response> =>
  fetch(`${testServer}/testing/sites`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/**
 * Gives a story its own site. Use it for stories that change global state: closing registration or moving the clock would
 * break the stories that run at the same time.
 */
export const test = base.extend<{ ownSite: string }>({
  // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixture's needs from this pattern
  ownSite: async ({}, use) => {
    const reply = await requestSite('POST', { port: await freePort() });
    const { address } = (await reply.json()) as { address: string };
    await use(address);
    await requestSite('DELETE', { address });
  },
  baseURL: async ({ ownSite }, use) => use(ownSite),
});

export { expect } from './fixtures.ts';
