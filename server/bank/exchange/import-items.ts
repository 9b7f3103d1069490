import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import type { ImportedItem } from '@bac/contract/bank/exchange.ts';
import { figure } from '@bac/exam/figure/figure.ts';
import { startingParameters } from '@bac/exam/item/starting-parameters.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { listedAs } from '../item-content/listed-as.ts';
import { insertBegun, writeDraft } from '../items/drafts.ts';
import type { ExchangeItem, ReadItem } from './exchange-item.ts';
import { wordsFor, type FaultRule } from './fault-words.ts';
import { readApart } from './read-apart.ts';
import { holdItems, mapKnown, type Known } from './store.ts';

const tidied = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.trim() : value;

/** What an item says, whichever way it was written: equal exactly where nothing would change. */
function comparable(content: ItemDraftContent): unknown {
  const { parameters, isSample, figures, difficulty, response } = content;
  const said = {
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
  return JSON.parse(JSON.stringify(said, tidied));
}

interface Given {
  name: string;
  bytes: Buffer;
  isDryRun: boolean;
  skill?: Skill | undefined;
  seen?: string | undefined;
}

type Outcome = ImportedItem['outcome'];

interface Judged {
  read: ReadItem;
  known: Known | undefined;
  outcome: Outcome;
  /** Why it stays out although it can be read. */
  obstacle?: FaultRule;
}

const hour = 60 * 60 * 1000;
const mostFaults = 10;

const contentOf = ({
  id: _id,
  version: _version,
  status: _status,
  ...content
}: ExchangeItem): ItemDraftContent => content;

function judge(read: ReadItem, known: Known | undefined, actor: Actor): Judged {
  if (!read.item) return { read, known, outcome: 'invalid' };
  if (!known) return { read, known, outcome: 'new' };
  const { draft, published } = known;
  const said = comparable(contentOf(read.item));
  const isThere = [draft?.content, published].some(
    (content) => content && isDeepStrictEqual(comparable(content), said),
  );
  if (isThere) return { read, known, outcome: 'same' };
  if (draft?.state === 'review') return { read, known, outcome: 'invalid', obstacle: 'in-review' };
  if (draft && draft.authorId !== actor.id) {
    return { read, known, outcome: 'invalid', obstacle: 'others-draft' };
  }
  return { read, known, outcome: 'next' };
}

const idsOf = (items: readonly ReadItem[]): string[] =>
  items.flatMap(({ item }) => (item ? [item.id] : []));

/** Changes with the file, and with everything it was compared to. */
function seenOf(bytes: Buffer, judged: readonly Judged[]): string {
  const hash = createHash('sha256').update(bytes);
  for (const { known, outcome } of judged) {
    hash.update(`${outcome} ${known?.item.version} ${known?.draft?.revision}\n`);
  }
  return hash.digest('base64url');
}

function wireOf({ read, outcome, obstacle }: Judged): ImportedItem {
  const { file, line, id, item, faults } = read;
  const problems = obstacle
    ? [{ line, rule: obstacle, message: wordsFor(obstacle) }]
    : outcome === 'same'
      ? []
      : faults.slice(0, mostFaults);
  return {
    file,
    line,
    item: item?.id ?? id,
    summary: item ? listedAs(contentOf(item)).summary.slice(0, 160) : '',
    outcome,
    problems,
  };
}

async function write(
  tx: Transaction,
  judged: readonly Judged[],
  name: string,
  at: Date,
  actor: Actor,
): Promise<number> {
  let stored = 0;
  for (const { read, known, outcome } of judged) {
    if (!read.item || (outcome !== 'new' && outcome !== 'next')) continue;
    const written = { content: contentOf(read.item), note: `Import: ${name}`, actor, at };
    if (known) await writeDraft(tx, known.item, known.draft ?? undefined, written);
    // Somebody has begun it since it was looked for.
    else if (!(await insertBegun(tx, read.item.id, written)))
      throw new Refused('CHANGED_MEANWHILE');
    stored += 1;
  }
  await recordAudit(tx, {
    at,
    action: 'items.imported',
    subject: `account:${actor.id}`,
    detail: { file: name, items: judged.length, stored },
    ...auditedBy(actor),
  });
  return stored;
}

/** Says what each item of a file would do or did. Those that can be are stored all together, as drafts of the one who asks. */
export async function importItems(services: Services, given: Given, actor: Actor) {
  const { name, bytes, isDryRun, skill, seen: seenBefore } = given;
  await countAgainst(services, {
    name: 'items.import',
    of: actor.id,
    atMost: 200,
    milliseconds: hour,
  });
  const { format, items } = await readApart({ name, bytes, defaults: { skill } });
  const ids = idsOf(items);
  const answer = (judged: readonly Judged[], stored: number) => ({
    format,
    items: judged.map(wireOf),
    seen: seenOf(bytes, judged),
    stored,
  });
  const judgeAll = (known: ReadonlyMap<string, Known>): Judged[] =>
    items.map((read) => judge(read, read.item ? known.get(read.item.id) : undefined, actor));

  if (isDryRun) return answer(judgeAll(await mapKnown(services.db, ids)), 0);
  return services.db.transaction(async (tx) => {
    await holdItems(tx, ids);
    const judged = judgeAll(await mapKnown(tx, ids));
    if (seenBefore !== undefined && seenBefore !== seenOf(bytes, judged)) {
      throw new Refused('CHANGED_MEANWHILE');
    }
    const stored = await write(tx, judged, name, services.clock.now(), actor);
    return answer(judged, stored);
  });
}
