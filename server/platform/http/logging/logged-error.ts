import { DrizzleQueryError } from 'drizzle-orm';

/** The parts of an error that may be logged: what failed and where, without any values. */
interface LoggedError {
  type: string;
  message: string;
  /** Only the frames, because the first lines repeat the message. */
  stack: string;
  cause?: LoggedError;
  causes?: LoggedError[];
  [fact: string]: unknown;
}

/** Safe properties of database, network and mail errors; others such as `detail`, `where`, `params` or `response` quote values. */
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

const maxDepth = 5;

/** PostgreSQL's class 22 quotes the input: “invalid input syntax for type uuid: "…"”. */
const isDataException = (error: Error): boolean =>
  'severity' in error && 'code' in error && String(error.code).startsWith('22');

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const message = isDataException(error) ? error.message.replace(/".*"/s, '“…”') : error.message;
  // A mail server that refuses an email may quote a link from it, whose query has a secret.
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
  // A thrown value that is not an error may contain anything.
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error', stack: '' };
  const { cause } = error;
  const properties = error as Error & Record<string, unknown>;
  const isDeep = depth >= maxDepth;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...Object.fromEntries(
      facts
        .filter((fact) => properties[fact] !== undefined)
        .map((fact) => [fact, properties[fact]]),
    ),
    ...(cause instanceof Error && !isDeep && { cause: loggedError(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      !isDeep && { causes: error.errors.map((each) => loggedError(each, depth + 1)) }),
  };
}
