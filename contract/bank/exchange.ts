import { skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import { bankRoutes } from './bank.ts';
import { localWords } from '../protocol/local-words.ts';
import type { RouteTable } from '../protocol/route.ts';
import { exchangeFormats } from './exchange-formats.ts';
import { importLimits } from './import-limits.ts';
import { importOutcomes } from './import-outcomes.ts';

const problem = z.object({
  line: z.int(),
  rule: z.string(),
  message: localWords,
});

/** What an item of an imported file would do or did. */
const importedItem = z.object({
  /** Within a package; otherwise the name of what was sent. */
  file: z.string(),
  line: z.int(),
  /** Empty where the file gives none. */
  item: z.string(),
  summary: z.string(),
  outcome: z.enum(importOutcomes),
  /** Of what comes in: what a review would send back. Of what doesn't: why. */
  problems: z.array(problem),
});
export type ImportedItem = z.infer<typeof importedItem>;

const {
  page: _page,
  size: _size,
  sort: _sort,
  ...filters
} = bankRoutes['GET /admin/questions'].query.shape;

export const exchangeRoutes = {
  'POST /admin/questions/import': {
    summary: 'Bring in items from a file as drafts, or only say what that would do.',
    who: 'write items',
    query: z.object({
      /** What the file is called: the format is told by its content, a skill perhaps by its name. */
      name: z.string().max(200),
      isDryRun: z.boolean(),
      /** For items that name none. */
      skill: z.enum(skills).optional(),
      /** What the dry run answered: nothing is stored when the file would do something else by now. */
      seen: z.string().max(100).optional(),
    }),
    upload: { maxBytes: importLimits.bytes },
    reply: z.object({
      format: z.enum(exchangeFormats),
      items: z.array(importedItem),
      seen: z.string(),
      stored: z.int(),
    }),
    failures: ['UNREADABLE_FILE', 'TOO_LARGE', 'CHANGED_MEANWHILE'],
  },
  'GET /admin/questions/export': {
    summary: 'Items as a file: those named, or all that the filters of the list leave.',
    who: 'write items',
    query: z.object({
      ...filters,
      format: z.enum(exchangeFormats),
      /** With commas between them. */
      ids: z.string().max(8000).optional(),
    }),
    reply: z.unknown(),
    download: true,
  },
} as const satisfies RouteTable;
