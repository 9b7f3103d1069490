import { DrizzleQueryError } from 'drizzle-orm';

/** What may be logged of an error: what went wrong and where, and none of the values it went wrong with. */
interface LoggedError {
  type: string;
  message: string;
  /** Its frames alone: the first lines would repeat the message. */
  stack: string;
  cause?: LoggedError;
  causes?: LoggedError[];
  [fact: string]: unknown;
}

/** Of the database, the network and the mail server; `detail`, `where`, `params`, `response` and the like quote values. */
const facts = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'errno',
  'syscall',
  'address',
  'port',
  'command',
  'responseCode',
  'statusCode',
];

const deepest = 5;

/** PostgreSQL's class 22: “invalid input syntax for type uuid: "…"” quotes what it was given. */
const isDataException = (error: Error): boolean =>
  'severity' in error && 'code' in error && String(error.code).startsWith('22');

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const message = isDataException(error) ? error.message.replace(/".*"/s, '“…”') : error.message;
  // A mail server that refuses a letter may quote a link of it, and the secret is behind the question mark.
  return message.replaceAll(/(https?:\/\/[^\s?]+)\?\S+/g, '$1?…');
}

function framesOf({ stack = '', message }: Error): string {
  const begin = stack.indexOf(message);
  const frames = begin < 0 ? stack : stack.slice(begin + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

export function loggedError(error: unknown, depth = 0): LoggedError {
  // Whatever else was thrown may be anything.
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error', stack: '' };
  const { cause } = error;
  const told = error as Error & Record<string, unknown>;
  const isDeep = depth >= deepest;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...Object.fromEntries(
      facts.filter((fact) => told[fact] !== undefined).map((fact) => [fact, told[fact]]),
    ),
    ...(cause instanceof Error && !isDeep && { cause: loggedError(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      !isDeep && { causes: error.errors.map((each) => loggedError(each, depth + 1)) }),
  };
}
