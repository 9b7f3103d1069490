import { skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import { bankRoutes } from './bank.ts';
import { localText } from '../protocol/local-text.ts';
import type { RouteTable } from '../protocol/route.ts';
import { exchangeFormats } from './exchange-formats.ts';
import { importLimits } from './import-limits.ts';
import { importOutcomes } from './import-outcomes.ts';

const problem = z.object({
  line: z.int(),
  rule: z.string(),
  message: localText,
});

/** The outcome of importing an item of the file, in a dry run or a real import. */
const importedItem = z.object({
  /** The file within a package; otherwise the name of the upload. */
  file: z.string(),
  line: z.int(),
  /** Empty if the file has no id for it. */
  item: z.string(),
  summary: z.string(),
  outcome: z.enum(importOutcomes),
  /** For an imported item: problems for the review. For an invalid one: why it is invalid. */
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
    summary: 'Import items from a file as drafts, or report what that would do (dry run).',
    who: 'write items',
    query: z.object({
      /** The file name. The format is detected from the content; the name may give the skill. */
      name: z.string().max(200),
      isDryRun: z.boolean(),
      /** For items without a skill. */
      skill: z.enum(skills).optional(),
      /** The value from the dry run's reply. Nothing is stored if the import would do something else now. */
      fingerprint: z.string().max(100).optional(),
    }),
    upload: { maxBytes: importLimits.bytes },
    reply: z.object({
      format: z.enum(exchangeFormats),
      items: z.array(importedItem),
      fingerprint: z.string(),
      stored: z.int(),
    }),
    failures: ['UNREADABLE_FILE', 'TOO_LARGE', 'CHANGED_MEANWHILE'],
  },
  'GET /admin/questions/export': {
    summary:
      'Export items as a file: the given ids, or all items that match the filters of the list.',
    who: 'write items',
    query: z.object({
      ...filters,
      format: z.enum(exchangeFormats),
      /** Separated by commas. */
      ids: z.string().max(8000).optional(),
    }),
    reply: z.unknown(),
    download: true,
  },
} as const satisfies RouteTable;
