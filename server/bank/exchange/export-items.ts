import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ExchangeFormat } from '@bac/contract/bank/exchange-formats.ts';
import { and, inArray, type SQL } from 'drizzle-orm';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { items } from '../../db/items-schema.ts';
import { parseList } from '../../platform/postgres/paging.ts';
import type { Services } from '../../services.ts';
import { inStates, itemCondition, type ItemFilters } from '../items/items-filter.ts';
import { csvHead, writeCsv } from './csv-format.ts';
import type { ExchangeItem } from './exchange-item.ts';
import { writePackage } from './qti/write-package.ts';
import { countItems, listPageAfter } from './store.ts';
import { writeYaml } from './yaml-format.ts';

interface ExportQuery extends ItemFilters {
  format: ExchangeFormat;
  ids?: string | undefined;
}

interface Download {
  name: string;
  type: string;
  content: Readable;
}

const pageSize = 100;

/** Reads items in pages and yields to the event loop after each item, so that a large export does not block other requests. */
async function* streamItems(
  db: Database,
  condition: SQL | undefined,
): AsyncGenerator<ExchangeItem> {
  for (let after = ''; ;) {
    const page = await listPageAfter(db, condition, after, pageSize);
    for (const item of page) {
      yield item;
      await setImmediate();
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}

async function* toYaml(stream: AsyncIterable<ExchangeItem>): AsyncGenerator<string> {
  yield '# Bậc\n';
  for await (const item of stream) yield writeYaml(item);
}

async function* toCsv(stream: AsyncIterable<ExchangeItem>): AsyncGenerator<string> {
  yield csvHead();
  for await (const item of stream) yield writeCsv(item);
}

const formats = {
  yaml: { extension: 'yaml', type: 'application/yaml; charset=utf-8', write: toYaml },
  csv: { extension: 'csv', type: 'text/csv; charset=utf-8', write: toCsv },
  qti: { extension: 'zip', type: 'application/zip', write: writePackage },
} as const;

/** Exports items with their keys, so the audit log records who exported how many. */
export async function exportItems(
  { db, clock }: Services,
  { format, ids, ...filters }: ExportQuery,
  actor: Actor,
): Promise<Download> {
  const at = clock.now();
  const idList = parseList<string>(ids);
  const condition = and(
    itemCondition(filters),
    inStates(filters),
    idList && inArray(items.id, idList),
  );
  const count = await countItems(db, condition);
  await db.transaction((tx) =>
    recordAudit(tx, {
      at,
      action: 'items.exported',
      subject: `account:${actor.id}`,
      detail: { format, items: count },
      ...auditFields(actor),
    }),
  );
  const { extension, type, write } = formats[format];
  return {
    name: `bac-questions-${at.toISOString().slice(0, 10)}.${extension}`,
    type,
    content: Readable.from(write(streamItems(db, condition), at)),
  };
}
