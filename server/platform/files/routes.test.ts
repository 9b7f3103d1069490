import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('GET /files/:name', () => {
  it('serves an uploaded file to anyone, cacheable forever and inert', async () => {
    const stored = await test.services.files.put(png, ['image/png']);
    const reply = await test.app.inject(`/files/${stored?.name}`);
    expect(reply.rawPayload).toEqual(png);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    `${'0'.repeat(64)}.png`,
    `${'0'.repeat(64)}-256.webp`,
    '..%2f..%2fpackage.json',
    '%2e%2e%2fpostgres%2fPG_VERSION',
    '%00',
    'x',
  ])('replies 404 for the name %s', async (name) => {
    const reply = await test.app.inject(`/files/${name}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ result: 'ERROR', code: 'NOT_FOUND' });
    expect(reply.headers['cache-control']).toBeUndefined();
  });
});
