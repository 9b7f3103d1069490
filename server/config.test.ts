import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs no variables', () => {
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
    ['SECRET_KEY', 'short'],
    ['SECRET_KEY', 'x'.repeat(44)],
    ['SECRET_KEY_PREVIOUS', 'short'],
    ['TRUST_PROXY', 'yes'],
    ['SERVICE_WORKER', 'maybe'],
    ['TICKET_MAIL_PORT', 'smtp'],
    ['TICKET_MAIL_ADDRESS', 'help'],
    ['TICKET_MAIL_ADDRESS', 'help+us@bac.example'],
    ['TICKET_MAIL_ADDRESS', `${'long'.repeat(10)}@bac.example`],
  ])('rejects %s with the value "%s" and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`not right:\\n {2}${name}: `));
  });

  it('names all invalid variables at once', () => {
    expect(() => readConfig({ PORT: 'x', NODE_ENV: 'y' })).toThrow(/PORT[\s\S]+|NODE_ENV[\s\S]+/);
  });

  it('requires an address for replies by email', () => {
    expect(() => readConfig({ TICKET_MAIL_PORT: '2525' })).toThrow(
      /TICKET_MAIL_ADDRESS: is missing/,
    );
    expect(readConfig({}).ticketMail).toBeUndefined();
    const env = { TICKET_MAIL_ADDRESS: 'help@bac.example', TICKET_MAIL_PORT: '2525' };
    expect(readConfig(env).ticketMail).toEqual({ address: 'help@bac.example', port: 2525 });
  });

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, demo: true });
  });

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['on a database of one’s own', { DATABASE_URL: 'postgresql://db/bac' }],
    ['when others can reach the machine', { HOST: '0.0.0.0' }],
    ['when others can reach the machine by IPv6', { HOST: '::' }],
    ['on a name that only sounds like loopback', { HOST: '127.example.com' }],
    ['at an address of its own', { PUBLIC_URL: 'https://bac.example' }],
    ['at an address in the house', { PUBLIC_URL: 'http://192.168.1.7:3000' }],
    ['at an address that only sounds like loopback', { PUBLIC_URL: 'https://localhost.example' }],
    ['at a name that only ends like loopback', { PUBLIC_URL: 'https://notlocalhost' }],
    ['behind a proxy', { TRUST_PROXY: '1' }],
    ['behind a proxy on loopback', { TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost' }],
  ])('disables the demo %s', (_where, env) => {
    expect(readConfig(env).demo).toBe(false);
  });

  it.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1'])('enables the demo on host %s', (HOST) => {
    expect(readConfig({ HOST }).demo).toBe(true);
  });

  it.each([
    'http://localhost:3000',
    'https://bac.localhost',
    'http://127.0.0.1:3190',
    'http://[::1]:3000',
  ])('enables the demo at %s', (PUBLIC_URL) => {
    expect(readConfig({ PUBLIC_URL }).demo).toBe(true);
  });

  it('enables https for an https URL', () => {
    expect(readConfig({ PUBLIC_URL: 'https://bac.example' }).https).toBe(true);
  });
});
