import type { OrderChange } from '@bac/contract/bank/structure.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import { domains, domainsOf, skillFacts, skills, type Domain } from '@bac/exam/item/taxonomy.ts';
import { isDeepStrictEqual } from 'node:util';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { listStructure, TestStructure } from './structure-reader.ts';
import { Refused } from '../../platform/http/refused.ts';
import { subjectOf, type Deps } from './changes.ts';
import { listTypes, lockStructure, upsertPosition } from './store.ts';

const parentKinds = { domain: 'section', skill: 'domain', type: 'skill' } as const;

/** The order that the product comes with. Types have none. */
function defaultOrder(kind: OrderChange['kind'], parent: string): readonly string[] | undefined {
  if (kind === 'domain') {
    return sections.includes(parent as Section) ? domainsOf(parent as Section) : [];
  }
  if (kind === 'skill' && domains.includes(parent as Domain)) {
    return skills.filter((skill) => skillFacts[skill].domain === parent);
  }
  return kind === 'skill' ? [] : undefined;
}

async function readOrder(tx: Transaction, { kind, parent }: OrderChange): Promise<string[]> {
  const order = defaultOrder(kind, parent);
  if (order) return new TestStructure(await listStructure(tx)).inOrder(kind, order);
  return (await listTypes(tx, parent)).map(({ id }) => id);
}

/** Stores a new order. It must name every sibling, and `previousOrder` must be the current order (optimistic concurrency). */
export async function arrange(
  { db, clock }: Deps,
  change: OrderChange,
  actor: Actor,
): Promise<void> {
  const { kind, parent, ids, previousOrder } = change;
  const at = clock.now();
  await db.transaction(async (tx) => {
    await lockStructure(tx);
    const before = await readOrder(tx, change);
    const isComplete = isDeepStrictEqual([...before].toSorted(), [...ids].toSorted());
    if (!isComplete || !isDeepStrictEqual(before, previousOrder))
      throw new Refused('CHANGED_MEANWHILE');
    if (isDeepStrictEqual(before, ids)) return;
    const isDefault = isDeepStrictEqual(ids, defaultOrder(kind, parent));
    for (const [position, id] of ids.entries()) {
      await upsertPosition(tx, { kind, id }, isDefault ? null : position, at);
    }
    await recordAudit(tx, {
      at,
      action: 'structure.arranged',
      subject: subjectOf(parentKinds[kind], parent),
      detail: { before: { ids: before }, changes: { ids } },
      ...auditFields(actor),
    });
  });
}
