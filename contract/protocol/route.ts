import type { z } from 'zod';
import type { FailureCode } from '../failures.ts';
import type { Permission } from './permission.ts';

/** Everybody including visitors, any signed-in account, or only accounts whose role has the named permission. */
export type Who = 'anyone' | 'signed-in' | Permission;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path, such as `'POST /auth/login'`. The path is relative to `apiBase`. */
export type RouteKey = `${Method} /${string}`;

export interface Route {
  /** One line for the API documentation. */
  summary: string;
  who: Who;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The most bytes of a body; `bounds.ts` has the default. */
  maxBodyBytes?: number;
  /** Not counted in the limit on requests: a monitor calls it, and it costs nothing. */
  isUncounted?: true;
  /** Instead of a body: one file, as form data under the name `file`. */
  upload?: { maxBytes: number };
  reply: z.ZodType;
  /** A successful reply is a file, without the envelope. */
  download?: true;
  /** Refusals of this route, in addition to those of every route. */
  failures?: readonly FailureCode[];
  /** The reply may contain keys, rationales or item parameters although students can read it. */
  reveals?: true;
  /** The body makes the request idempotent, so the one-time header is not checked for reuse. */
  idempotent?: true;
}

export type RouteTable = { readonly [key: RouteKey]: Route };

export const apiBase = '/api/v1';

/** Every write carries these two headers; together with SameSite cookies they prevent CSRF. */
export const oneTimeHeader = 'x-one-time-uuid';
export const eventTimeHeader = 'x-event-time';

export const isWrite = (method: Method): boolean => method !== 'GET';
