import type { z } from 'zod';
import type { FailureCode } from '../failures.ts';
import type { Permission } from './permission.ts';

/** A visitor too, any signed-in account, or only accounts whose role holds the named permission. */
export type Who = 'anyone' | 'signed-in' | Permission;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a reader would say: `'POST /auth/login'`. The path is relative to `apiBase`. */
export type RouteKey = `${Method} /${string}`;

export interface Route {
  /** One line for the API's readers. */
  summary: string;
  who: Who;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Instead of a body: one file, as form data under the name `file`. */
  upload?: { maxBytes: number };
  reply: z.ZodType;
  /** Success is a file as it is, without the envelope. */
  download?: true;
  /** Refusals of this route, beyond those every route may answer. */
  failures?: readonly FailureCode[];
  /** This reply may hold keys, rationales or item parameters although a student can read it. */
  reveals?: true;
  /** A retry is known by what is in the body, and does nothing: the one-time header is not checked for reuse. */
  idempotent?: true;
}

export type RouteTable = { readonly [key: RouteKey]: Route };

export const apiBase = '/api/v1';

/** The two headers each write carries; with SameSite cookies they are the guard against forged requests. */
export const oneTimeHeader = 'x-one-time-uuid';
export const eventTimeHeader = 'x-event-time';

export const isWrite = (method: Method): boolean => method !== 'GET';
