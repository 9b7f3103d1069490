import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const status = async (probe: string) =>
  (await test.app.inject(`/api/v1/health/${probe}`)).statusCode;

describe('health', () => {
  it('reports live and ready while the database answers', async () => {
    expect(await status('live')).toBe(200);
    expect(await status('ready')).toBe(200);
  });

  it('reports not ready, but live, during a shutdown', async () => {
    test.services.readiness.ready = false;
    expect(await status('ready')).toBe(503);
    expect(await status('live')).toBe(200);
    test.services.readiness.ready = true;
  });

  it('reports not ready, but live, without the database', async () => {
    const brokenApp = await testApp();
    await brokenApp.database.drop();
    expect((await brokenApp.app.inject('/api/v1/health/ready')).statusCode).toBe(503);
    expect((await brokenApp.app.inject('/api/v1/health/live')).statusCode).toBe(200);
    await brokenApp.app.close();
  });
});
