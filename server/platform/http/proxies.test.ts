import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { servicesOn, testApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;
const appsByProxies = new Map<string, FastifyInstance>();

beforeAll(async () => {
  test = await testApp();
  for (const TRUST_PROXY of ['0', '1', '2']) {
    // A public URL, because the demo refuses requests that came through a proxy.
    const env = { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://bac.example', TRUST_PROXY };
    const app = await buildApp(servicesOn(test.database, test.clock, env), 'none');
    app.get('/address', async ({ ip }) => ip);
    appsByProxies.set(TRUST_PROXY, app);
  }
});
afterAll(async () => {
  for (const app of appsByProxies.values()) await app.close();
  await test.close();
});

const [forged, person, outer, peer] = ['1.1.1.1', '198.51.100.7', '10.0.0.2', '10.0.0.1'];

describe('the client address', () => {
  it.each([
    ['0', `${person}`, peer],
    ['0', `${forged}, ${person}`, peer],
    ['1', `${forged}, ${person}`, person],
    ['2', `${forged}, ${person}, ${outer}`, person],
    ['2', `${person}`, person],
    ['1', '', peer],
  ])('behind %s proxies with “%s” is %s', async (proxies, header, address) => {
    const headers = header === '' ? {} : { 'x-forwarded-for': header };
    const reply = await appsByProxies
      .get(proxies)
      ?.inject({ url: '/address', remoteAddress: peer, headers });
    expect(reply?.body).toBe(address);
  });
});
