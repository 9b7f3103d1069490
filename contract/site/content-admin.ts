import { z } from 'zod';
import { contentBodies } from './content-bodies.ts';
import { contentKinds } from './content-kinds.ts';
import { contentStatuses } from './content-statuses.ts';
import { listQuery, listReply, someOf, sortedBy } from '../protocol/list.ts';
import { localText } from '../protocol/local-text.ts';
import type { RouteTable } from '../protocol/route.ts';

const kind = z.enum(contentKinds);
const body = z.union(Object.values(contentBodies));
/** The kind determines the schema, so the use case validates the body and names each invalid field. */
const uncheckedBody = z.record(z.string(), z.unknown());

const entryCard = z.object({
  id: z.uuid(),
  kind,
  slug: z.string(),
  title: localText,
  status: z.enum(contentStatuses),
  version: z.int(),
  publishedVersion: z.int().nullable(),
  /** The version people see until `showsFrom`, while a newer one is scheduled. */
  versionUntilThen: z.int().nullable(),
  showsFrom: z.iso.datetime().nullable(),
  showsUntil: z.iso.datetime().nullable(),
  /** How many texts exist in only one language. */
  gaps: z.int(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
});

const entry = entryCard.extend({ body });

export type ContentCard = z.infer<typeof entryCard>;
export type ContentEntry = z.infer<typeof entry>;
export type ContentVersion = z.infer<typeof version>;

const version = z.object({
  version: z.int(),
  createdAt: z.iso.datetime(),
  author: z.string().nullable(),
  body,
});

const id = z.object({ entry: z.uuid() });

export const contentAdminRoutes = {
  'GET /admin/content': {
    summary: 'The managed content of the public pages, filtered, sorted and paginated.',
    who: 'manage content',
    query: z.object({
      ...listQuery,
      kind: someOf(contentKinds).optional(),
      status: someOf(contentStatuses).optional(),
      sort: sortedBy(['title', 'kind', 'status', 'updated', 'position']).optional(),
    }),
    reply: listReply(entryCard).extend({ byKind: z.record(z.string(), z.int()) }),
  },
  'POST /admin/content': {
    summary: 'Create an entry as a draft.',
    who: 'manage content',
    body: z.object({
      id: z.uuid(),
      kind,
      slug: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(80),
      body: uncheckedBody,
    }),
    reply: entry,
    failures: ['SLUG_TAKEN'],
  },
  'PUT /admin/content/order': {
    summary: 'Reorder the entries of a kind.',
    who: 'manage content',
    body: z.object({ kind, ids: z.array(z.uuid()).max(500) }),
    reply: z.null(),
    failures: ['CHANGED_MEANWHILE'],
  },
  'GET /admin/content/:entry': {
    summary: 'One entry in its latest version.',
    who: 'manage content',
    params: id,
    reply: entry,
    failures: ['CONTENT_NOT_FOUND'],
  },
  'PUT /admin/content/:entry': {
    summary: 'Save a new version; the published version stays live until the new one is published.',
    who: 'manage content',
    params: id,
    body: z.object({
      /** The version that was edited. Optimistic concurrency: a later save is refused instead of overwriting. */
      version: z.int(),
      body: uncheckedBody,
    }),
    reply: entry,
    failures: ['CONTENT_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'POST /admin/content/:entry/publish': {
    summary: 'Publish the latest version, now or for a limited period.',
    who: 'manage content',
    params: id,
    body: z.object({
      version: z.int(),
      showsFrom: z.iso.datetime().nullable(),
      showsUntil: z.iso.datetime().nullable(),
    }),
    reply: entry,
    failures: ['CONTENT_NOT_FOUND', 'CHANGED_MEANWHILE', 'LANGUAGE_MISSING'],
  },
  'POST /admin/content/:entry/status': {
    summary: 'Unpublish an entry: back to draft, or archived.',
    who: 'manage content',
    params: id,
    body: z.object({ status: z.enum(['draft', 'archived']) }),
    reply: entry,
    failures: ['CONTENT_NOT_FOUND'],
  },
  'GET /admin/content/:entry/versions': {
    summary: 'Every version of an entry, newest first.',
    who: 'manage content',
    params: id,
    reply: z.array(version),
    failures: ['CONTENT_NOT_FOUND'],
  },
  'POST /admin/content/:entry/restore': {
    summary: 'Restore an earlier version as a new one.',
    who: 'manage content',
    params: id,
    body: z.object({ version: z.int(), restored: z.int() }),
    reply: entry,
    failures: ['CONTENT_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
} as const satisfies RouteTable;
