import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing at all', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: 'data',
      production: false,
      demo: true,
      https: false,
    });
  });

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/bac'],
    ['DATABASE_URL', 'not an address'],
    ['SMTP_URL', 'http://mail'],
    ['PUBLIC_URL', 'ftp://bac.example'],
    ['NODE_ENV', 'staging'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['TRUST_PROXY', 'yes'],
    ['SERVICE_WORKER', 'maybe'],
  ])('names %s when it is "%s"', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`not right:\\n {2}${name}: `));
  });

  it('names every wrong value at once', () => {
    expect(() => readConfig({ PORT: 'x', NODE_ENV: 'y' })).toThrow(/PORT[\s\S]+|NODE_ENV[\s\S]+/);
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, demo: true });
  });

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['on a database of one’s own', { DATABASE_URL: 'postgresql://db/bac' }],
    ['when others can reach the machine', { HOST: '0.0.0.0' }],
    ['when others can reach the machine by IPv6', { HOST: '::' }],
    ['on a name that only sounds like loopback', { HOST: '127.example.com' }],
  ])('has no demo accounts %s', (_where, env) => {
    expect(readConfig(env).demo).toBe(false);
  });

  it.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1'])('has them on %s', (HOST) => {
    expect(readConfig({ HOST }).demo).toBe(true);
  });

  it('marks cookies as secure where people use https', () => {
    expect(readConfig({ PUBLIC_URL: 'https://bac.example' }).https).toBe(true);
  });
});
