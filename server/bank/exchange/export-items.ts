import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ExchangeFormat } from '@bac/contract/bank/exchange-formats.ts';
import { and, inArray, type SQL } from 'drizzle-orm';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { items } from '../../db/items-schema.ts';
import { listOf } from '../../platform/postgres/paging.ts';
import type { Services } from '../../services.ts';
import { amongStates, itemCondition, type ItemFilters } from '../items/items-filter.ts';
import { csvHead, writeCsv } from './csv-format.ts';
import type { ExchangeItem } from './exchange-item.ts';
import { writePackage } from './qti/write-package.ts';
import { countItems, listAfter } from './store.ts';
import { writeYaml } from './yaml-format.ts';

interface Asked extends ItemFilters {
  format: ExchangeFormat;
  ids?: string | undefined;
}

interface Download {
  name: string;
  type: string;
  content: Readable;
}

const page = 100;

/** Page by page, and with a breath between items: others are served meanwhile, however many there are. */
async function* wantedItems(db: Database, wanted: SQL | undefined): AsyncGenerator<ExchangeItem> {
  for (let after = ''; ;) {
    const found = await listAfter(db, wanted, after, page);
    for (const item of found) {
      yield item;
      await setImmediate();
    }
    const last = found.at(-1);
    if (!last || found.length < page) return;
    after = last.id;
  }
}

async function* asYaml(wanted: AsyncIterable<ExchangeItem>): AsyncGenerator<string> {
  yield '# Bậc\n';
  for await (const item of wanted) yield writeYaml(item);
}

async function* asCsv(wanted: AsyncIterable<ExchangeItem>): AsyncGenerator<string> {
  yield csvHead();
  for await (const item of wanted) yield writeCsv(item);
}

const kinds = {
  yaml: { ending: 'yaml', type: 'application/yaml; charset=utf-8', write: asYaml },
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8', write: asCsv },
  qti: { ending: 'zip', type: 'application/zip', write: writePackage },
} as const;

/** Items with their keys leave the house, so the log says who took how many. */
export async function exportItems(
  { db, clock }: Services,
  { format, ids, ...filters }: Asked,
  actor: Actor,
): Promise<Download> {
  const at = clock.now();
  const named = listOf<string>(ids);
  const wanted = and(
    itemCondition(filters),
    amongStates(filters),
    named && inArray(items.id, named),
  );
  const count = await countItems(db, wanted);
  await db.transaction((tx) =>
    recordAudit(tx, {
      at,
      action: 'items.exported',
      subject: `account:${actor.id}`,
      detail: { format, items: count },
      ...auditedBy(actor),
    }),
  );
  const { ending, type, write } = kinds[format];
  return {
    name: `bac-questions-${at.toISOString().slice(0, 10)}.${ending}`,
    type,
    content: Readable.from(write(wantedItems(db, wanted), at)),
  };
}
