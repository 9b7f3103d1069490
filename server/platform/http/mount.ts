import { maxBodyBytesOf } from '@bac/contract/protocol/bounds.ts';
import {
  apiBase,
  eventTimeHeader,
  isWrite,
  oneTimeHeader,
  type Method,
  type Route,
  type RouteKey,
  type RouteTable,
} from '@bac/contract/protocol/route.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { requestOrigin } from '../audit/audit.ts';
import { languageOf } from './language.ts';
import { Refused } from './refused.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { can, type SessionReader, type SignedIn } from './session.ts';
import { UploadBudget } from './body/upload-budget.ts';
import { isForm, withUpload } from './body/upload.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The input of a handler; each part has been validated against the route's schema. */
export interface Call<R extends Route> {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  /** The bytes of the file; the handler detects their type. */
  upload: R['upload'] extends object ? Buffer : undefined;
  account: R['who'] extends 'anyone' ? SignedIn | undefined : SignedIn;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<R extends Route> = (call: Call<R>) => Promise<z.input<R['reply']>>;

/** The call before its file has been read. `bytes` is the most that the file can have. */
export type UnreadUpload<R extends Route> = Omit<Call<R>, 'upload'> & { bytes: number };

export interface UploadHandler<R extends Route> {
  /** Refuses callers over a limit before their file is read. */
  admit: (call: UnreadUpload<R>) => Promise<void>;
  handle: Handler<R>;
}

export type Handlers<Table extends RouteTable> = {
  [Key in keyof Table & RouteKey]: Table[Key]['upload'] extends object
    ? UploadHandler<Table[Key]>
    : Handler<Table[Key]>;
};

export type Mount = <Table extends RouteTable>(table: Table, handlers: Handlers<Table>) => void;

declare module 'fastify' {
  interface FastifyRequest {
    account: SignedIn | undefined;
  }
}

export interface MountOptions {
  sessions: SessionReader;
  /** Whether the site uses https; determines the cookie. */
  https: boolean;
  /** Counts a request, and refuses it over the limit. */
  countRequest: (request: FastifyRequest) => void;
  /** Resolves to false if this one-time id was used before. */
  useOnce: (uuid: string) => Promise<boolean>;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Accepts any event time, because device clocks may be wrong; it is never compared. */
function requireOneTimeHeaders(request: FastifyRequest): string {
  const uuid = request.headers[oneTimeHeader];
  const time = request.headers[eventTimeHeader];
  const complete =
    typeof uuid === 'string' &&
    uuidPattern.test(uuid) &&
    typeof time === 'string' &&
    !Number.isNaN(Date.parse(time));
  if (!complete) throw new Refused('ONE_TIME_HEADERS_MISSING');
  return uuid;
}

export function authorize(route: Route, account: SignedIn | undefined): void {
  if (route.who === 'anyone') return;
  if (!account) throw new Refused('NOT_SIGNED_IN');
  if (route.who === 'signed-in') return;
  if (account.lacksSecondStep) throw new Refused('TWO_STEP_NEEDED');
  if (!can(account, route.who)) throw new Refused('NOT_ALLOWED');
}

/** Accepts a form only on upload routes, and JSON everywhere else. */
function requireContentType(route: Route, request: FastifyRequest): void {
  if (isForm(request) !== (route.upload !== undefined)) throw new Refused('UNSUPPORTED_TYPE');
}

/** The only place that turns the route table into HTTP: headers, session, permission, validation, envelope. */
export function mounter(app: FastifyInstance, options: MountOptions): Mount {
  const { sessions, https, countRequest, useOnce } = options;
  app.decorateRequest('account', undefined);
  const budget = new UploadBudget();

  return (table, handlers) => {
    for (const [key, route] of Object.entries(table) as [RouteKey, Route][]) {
      const [method, path] = key.split(' ') as [Method, string];
      const handler = handlers[key as keyof typeof handlers] as unknown;
      const answer = route.upload
        ? uploadAnswer(handler as UploadHandler<Route>, route.upload.maxBytes, budget)
        : (handler as Answer);

      app.route({
        method,
        url: apiBase + path,
        schema: schemaOf(route),
        // An upload has its own limit and is never parsed.
        ...(!route.upload && { bodyLimit: maxBodyBytesOf(route) }),
        // Runs before the body is read, so that an unauthorized caller cannot make the server parse one.
        onRequest: async (request, reply) => {
          if (isWrite(method)) requireOneTimeHeaders(request);
          const token = readSessionCookie(request, https);
          const session = token === undefined ? undefined : await sessions.find(token);
          if (token !== undefined && session?.renewed) setSessionCookie(reply, token, https);
          request.account = session?.account;
          if (!route.isUncounted) countRequest(request);
          authorize(route, request.account);
          requireContentType(route, request);
        },
        preHandler: async (request) => {
          if (!isWrite(method) || route.idempotent) return;
          if (!(await useOnce(requireOneTimeHeaders(request)))) throw new Refused('REPLAYED');
        },
        handler: async (request, reply) => {
          const call = {
            params: request.params as never,
            query: request.query as never,
            body: request.body as never,
            upload: undefined,
            account: request.account as never,
            language: languageOf(request.headers['accept-language']),
            request,
            reply,
          };
          const data = await requestOrigin.run({ address: request.ip }, () => answer(call));
          return route.download ? data : { result: 'OK', data };
        },
      });
    }
  };
}

type Answer = (call: Call<Route>) => Promise<unknown>;

const uploadAnswer =
  ({ admit, handle }: UploadHandler<Route>, maxBytes: number, budget: UploadBudget): Answer =>
  (call) =>
    withUpload(call.request, {
      maxBytes,
      budget,
      admit: (bytes) => admit({ ...call, bytes }),
      work: (content) => handle({ ...call, upload: content as never }),
    });

/** Passes on the zod schemas; `validation.ts` and `serialization.ts` compile them. */
const schemaOf = ({ params, query, body, reply }: Route): object => ({
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
  response: { 200: reply },
});
