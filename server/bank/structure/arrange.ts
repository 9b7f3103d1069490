import type { OrderChange } from '@bac/contract/bank/structure.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import { domains, domainsOf, skillFacts, skills, type Domain } from '@bac/exam/item/taxonomy.ts';
import { isDeepStrictEqual } from 'node:util';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { listStructure, Named } from './structure-reader.ts';
import { Refused } from '../../platform/http/refused.ts';
import { subjectOf, type Needs } from './changes.ts';
import { listTypes, lockStructure, putPosition } from './store.ts';

const parentKinds = { domain: 'section', skill: 'domain', type: 'skill' } as const;

/** As the product has them; of types there is no such order. */
function usualOrder(kind: OrderChange['kind'], parent: string): readonly string[] | undefined {
  if (kind === 'domain') {
    return sections.includes(parent as Section) ? domainsOf(parent as Section) : [];
  }
  if (kind === 'skill' && domains.includes(parent as Domain)) {
    return skills.filter((skill) => skillFacts[skill].domain === parent);
  }
  return kind === 'skill' ? [] : undefined;
}

async function orderNow(tx: Transaction, { kind, parent }: OrderChange): Promise<string[]> {
  const usual = usualOrder(kind, parent);
  if (usual) return new Named(await listStructure(tx)).inOrder(kind, usual);
  return (await listTypes(tx, parent)).map(({ id }) => id);
}

/** The order names every sibling, and was made from the one that is there. */
export async function arrange(
  { db, clock }: Needs,
  change: OrderChange,
  actor: Actor,
): Promise<void> {
  const { kind, parent, ids, seen } = change;
  const at = clock.now();
  await db.transaction(async (tx) => {
    await lockStructure(tx);
    const before = await orderNow(tx, change);
    const isWhole = isDeepStrictEqual([...before].toSorted(), [...ids].toSorted());
    if (!isWhole || !isDeepStrictEqual(before, seen)) throw new Refused('CHANGED_MEANWHILE');
    if (isDeepStrictEqual(before, ids)) return;
    const isUsual = isDeepStrictEqual(ids, usualOrder(kind, parent));
    for (const [position, id] of ids.entries()) {
      await putPosition(tx, { kind, id }, isUsual ? null : position, at);
    }
    await recordAudit(tx, {
      at,
      action: 'structure.arranged',
      subject: subjectOf(parentKinds[kind], parent),
      detail: { before: { ids: before }, changes: { ids } },
      ...auditedBy(actor),
    });
  });
}
