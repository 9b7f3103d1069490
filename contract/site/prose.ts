import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';

/**
 * Markdown that the server parses into plain blocks: no HTML is involved, and the browser needs no parser. A run is a piece
 * of text in one style.
 */
const run = z.object({
  text: z.string(),
  style: z.array(z.enum(['strong', 'emphasis', 'code', 'struck'])).optional(),
  /** Only https, http, mailto or tel, or a path of this site. */
  href: z.string().optional(),
});

const runs = z.array(run);

const block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.int().min(2).max(4),
    /** The anchor for links. */
    id: z.string(),
    runs,
  }),
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({
    kind: z.literal('list'),
    isOrdered: z.boolean(),
    /** A nested list is one level deeper. */
    items: z.array(z.object({ depth: z.int(), runs })),
  }),
  z.object({ kind: z.literal('quote'), runs }),
  z.object({ kind: z.literal('code'), text: z.string() }),
  z.object({ kind: z.literal('table'), head: z.array(runs), rows: z.array(z.array(runs)) }),
  z.object({ kind: z.literal('rule') }),
]);

export const prose = z.array(block);

export const localProse = z.object({ en: prose, vi: prose });

export type ProseRun = z.infer<typeof run>;
export type ProseBlock = z.infer<typeof block>;
export type Prose = z.infer<typeof prose>;

export const proseRoutes = {
  'POST /prose': {
    summary: 'Preview of a Markdown text, for the editor of managed content.',
    who: 'manage content',
    body: z.object({ markdown: z.string().max(60_000) }),
    reply: prose,
    idempotent: true,
  },
} as const satisfies RouteTable;
