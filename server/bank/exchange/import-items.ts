import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import type { ImportedItem } from '@bac/contract/bank/exchange.ts';
import { figure } from '@bac/exam/figure/figure.ts';
import { startingParameters } from '@bac/exam/item/starting-parameters.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { limitFor } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { toListColumns } from '../item-content/list-columns.ts';
import { insertNewItem, writeDraft } from '../items/drafts.ts';
import type { ExchangeItem, ReadItem } from './exchange-item.ts';
import { faultMessage, type FaultRule } from './fault-messages.ts';
import { readInThread } from './read-in-thread.ts';
import { lockItems, mapStoredItems, type StoredItem } from './store.ts';

const trimText = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.trim() : value;

/** Normalizes content for comparison: two items are equal exactly if importing one would not change the other. */
function toComparable(content: ItemDraftContent): unknown {
  const { parameters, isSample, figures, difficulty, response } = content;
  const normalized = {
    skill: content.skill,
    type: content.type,
    topic: content.topic,
    subject: content.subject,
    inContext: content.inContext,
    difficulty,
    passages: content.passages,
    figures: figures.map((each) => figure.safeParse(each).data ?? each),
    stem: content.stem,
    response,
    hint: content.hint,
    rule: content.rule,
    parameters: parameters ?? startingParameters(difficulty, 0, response.kind),
    source: content.source,
    isSample: isSample === true,
  };
  return JSON.parse(JSON.stringify(normalized, trimText));
}

interface ImportRequest {
  name: string;
  bytes: Buffer;
  isDryRun: boolean;
  skill?: Skill | undefined;
  fingerprint?: string | undefined;
}

type Outcome = ImportedItem['outcome'];

interface ImportDecision {
  read: ReadItem;
  stored: StoredItem | undefined;
  outcome: Outcome;
  /** Why the item is not imported although it can be read. */
  obstacle?: FaultRule;
}

const hour = 60 * 60 * 1000;
const maxFaults = 10;

const contentOf = ({
  id: _id,
  version: _version,
  status: _status,
  ...content
}: ExchangeItem): ItemDraftContent => content;

function decide(read: ReadItem, stored: StoredItem | undefined, actor: Actor): ImportDecision {
  if (!read.item) return { read, stored, outcome: 'invalid' };
  if (!stored) return { read, stored, outcome: 'new' };
  const { draft, published } = stored;
  const imported = toComparable(contentOf(read.item));
  const isUnchanged = [draft?.content, published].some(
    (content) => content && isDeepStrictEqual(toComparable(content), imported),
  );
  if (isUnchanged) return { read, stored, outcome: 'same' };
  if (draft?.state === 'review') return { read, stored, outcome: 'invalid', obstacle: 'in-review' };
  if (draft && draft.authorId !== actor.id) {
    return { read, stored, outcome: 'invalid', obstacle: 'others-draft' };
  }
  return { read, stored, outcome: 'next' };
}

const idsOf = (items: readonly ReadItem[]): string[] =>
  items.flatMap(({ item }) => (item ? [item.id] : []));

/** Hashes the file and the stored items it was compared with, so that a dry run can be confirmed only if nothing changed. */
function hashOf(bytes: Buffer, decisions: readonly ImportDecision[]): string {
  const hash = createHash('sha256').update(bytes);
  for (const { stored, outcome } of decisions) {
    hash.update(`${outcome} ${stored?.item.version} ${stored?.draft?.revision}\n`);
  }
  return hash.digest('base64url');
}

function toImportedItem({ read, outcome, obstacle }: ImportDecision): ImportedItem {
  const { file, line, id, item, faults } = read;
  const problems = obstacle
    ? [{ line, rule: obstacle, message: faultMessage(obstacle) }]
    : outcome === 'same'
      ? []
      : faults.slice(0, maxFaults);
  return {
    file,
    line,
    item: item?.id ?? id,
    summary: item ? toListColumns(contentOf(item)).summary.slice(0, 160) : '',
    outcome,
    problems,
  };
}

async function write(
  tx: Transaction,
  decisions: readonly ImportDecision[],
  name: string,
  at: Date,
  actor: Actor,
): Promise<number> {
  let storedCount = 0;
  for (const { read, stored, outcome } of decisions) {
    if (!read.item || (outcome !== 'new' && outcome !== 'next')) continue;
    const input = { content: contentOf(read.item), note: `Import: ${name}`, actor, at };
    if (stored) await writeDraft(tx, stored.item, stored.draft ?? undefined, input);
    // Somebody created the item after it was looked up.
    else if (!(await insertNewItem(tx, read.item.id, input)))
      throw new Refused('CHANGED_MEANWHILE');
    storedCount += 1;
  }
  await recordAudit(tx, {
    at,
    action: 'items.imported',
    subject: `account:${actor.id}`,
    detail: { file: name, items: decisions.length, stored: storedCount },
    ...auditFields(actor),
  });
  return storedCount;
}

export const admitImport = (services: Services, accountId: string): Promise<void> =>
  countAgainst(services, limitFor('items.import', accountId, { atMost: 200, milliseconds: hour }));

/** Reports the outcome of each item of a file. Unless it is a dry run, stores all valid items at once as the actor's drafts. */
export async function importItems(services: Services, request: ImportRequest, actor: Actor) {
  const { name, bytes, isDryRun, skill, fingerprint } = request;
  const { format, items } = await readInThread({ name, bytes, defaults: { skill } });
  const ids = idsOf(items);
  const toReply = (decisions: readonly ImportDecision[], stored: number) => ({
    format,
    items: decisions.map(toImportedItem),
    fingerprint: hashOf(bytes, decisions),
    stored,
  });
  const decideAll = (stored: ReadonlyMap<string, StoredItem>): ImportDecision[] =>
    items.map((read) => decide(read, read.item ? stored.get(read.item.id) : undefined, actor));

  if (isDryRun) return toReply(decideAll(await mapStoredItems(services.db, ids)), 0);
  return services.db.transaction(async (tx) => {
    await lockItems(tx, ids);
    const decisions = decideAll(await mapStoredItems(tx, ids));
    if (fingerprint !== undefined && fingerprint !== hashOf(bytes, decisions)) {
      throw new Refused('CHANGED_MEANWHILE');
    }
    const stored = await write(tx, decisions, name, services.clock.now(), actor);
    return toReply(decisions, stored);
  });
}
