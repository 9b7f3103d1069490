import { isIP } from 'node:net';
import { emailPattern } from '@bac/contract/accounts/account-rules.ts';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

const loopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** Whether a host of a URL, without its port, is this machine: browsers resolve every name under localhost to it. */
export const isLocalHost = (host: string): boolean =>
  loopback(host.replace(/^\[(.*)\]$/, '$1')) || host.endsWith('.localhost');

const url = (...protocols: string[]) =>
  z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
    error: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

const key = z
  .string()
  .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64, as `openssl rand -base64 32` gives')
  .transform((text) => Buffer.from(text, 'base64'));

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  // Not validated as a URL: `postgresql://name@/database?host=/socket/folder` is valid but has no host.
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must be an address that starts with postgresql://')
    .optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(1000).default(10),
  PUBLIC_URL: url('http:', 'https:').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().min(3).default('Bậc <no-reply@bac.localhost>'),
  TICKET_MAIL_ADDRESS: z
    .email({ pattern: emailPattern, error: 'must be an e-mail address' })
    // A token of up to 37 characters is added, and a local part has at most 64.
    .regex(/^[^@+]{1,26}@/, 'must have at most 26 signs before the @, and no + among them')
    .optional(),
  TICKET_MAIL_PORT: port.optional(),
  SECRET_KEY: key.optional(),
  SECRET_KEY_PREVIOUS: key.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(0),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(60).max(10_000_000).default(600),
  SAVES_PER_MINUTE: z.coerce.number().int().min(60).max(10_000_000).default(300),
  TICKET_FILES_MB: z.coerce.number().int().min(1).max(10_000_000).default(10_240),
  DEMO_STUDENTS: z.coerce.number().int().min(0).max(2000).default(200),
});

const environment = variables.refine(
  ({ TICKET_MAIL_PORT, TICKET_MAIL_ADDRESS }) =>
    TICKET_MAIL_PORT === undefined || TICKET_MAIL_ADDRESS !== undefined,
  {
    path: ['TICKET_MAIL_ADDRESS'],
    error: 'is missing: TICKET_MAIL_PORT needs the address that replies are mailed to',
  },
);

export type Config = ReturnType<typeof readConfig>;

export class InvalidConfig extends Error {}

/** Reads and validates the environment. An empty value counts as not set. */
export function readConfig(env: Record<string, string | undefined>) {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(nonEmpty);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new InvalidConfig(`The configuration is not right:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const urlHost = values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://${urlHost}:${values.PORT}`);
  // A proxy makes a server on loopback reachable for others; a public URL or a trusted proxy indicates one.
  const isLocalOnly =
    loopback(values.HOST) &&
    values.TRUST_PROXY === 0 &&
    (values.PUBLIC_URL === undefined || isLocalHost(new URL(values.PUBLIC_URL).hostname));
  const demo = !production && values.DATABASE_URL === undefined && isLocalOnly;
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    publicUrl,
    /** Enables the Secure flag of cookies and HSTS only if people use https. */
    https: publicUrl.protocol === 'https:',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    /** Replies by email: the base of their addresses, and the port on which this process receives them, if it does. */
    ticketMail:
      values.TICKET_MAIL_ADDRESS === undefined
        ? undefined
        : { address: values.TICKET_MAIL_ADDRESS, port: values.TICKET_MAIL_PORT },
    /** The key of the vault; without it the vault uses a key file in the data folder. */
    secretKey: values.SECRET_KEY,
    /** Only opens what was sealed before the key was replaced. */
    previousSecretKey: values.SECRET_KEY_PREVIOUS,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsToken: values.METRICS_TOKEN,
    /** How long a stopping process reports that it is not ready before it stops listening, so that a load balancer notices. */
    drainSeconds: values.DRAIN_SECONDS,
    /** If off, browsers get a service worker that removes itself and its caches. */
    serviceWorker: values.SERVICE_WORKER === 'on',
    trustedProxies: values.TRUST_PROXY,
    /** The rate limit for requests of an account, per process; visitors of a network together have ten times as many. */
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    /** The rate limit for sending attempt events, per account and process. */
    savesPerMinute: values.SAVES_PER_MINUTE,
    /** The most bytes that the files of all tickets may have together. */
    ticketFileBytes: values.TICKET_FILES_MB * 1024 * 1024,
    /** Demo accounts with known passwords exist only on a server that no other machine can reach. */
    demo,
    /** How many simulated students take tests in the background of the demo. */
    demoStudents: demo ? values.DEMO_STUDENTS : 0,
  };
}
