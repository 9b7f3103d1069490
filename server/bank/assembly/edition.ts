import type { WholeTest } from '@bac/contract/attempts/whole-test.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { subjectOf, nextEditionId } from './test-id.ts';
import { findDraft, findEdition, findOffered, insertDraft, mapLatest } from './store.ts';
import { getTest, type Assembling } from './whole-test.ts';

/** A copy with the latest version of each question; one that is begun already is found again. */
export async function beginEdition(
  needs: Assembling,
  id: string,
  actor: Actor,
): Promise<WholeTest> {
  const { db, clock } = needs;
  const edition = await db.transaction(async (tx) => {
    const older = await findOffered(tx, id);
    if (!older) throw new Refused('TEST_NOT_FOUND');
    const begun = await findEdition(tx, id);
    if (begun !== undefined && (await findDraft(tx, begun))) return begun;
    const { form } = older;
    const used = form.modules.flatMap(({ slots }) => slots.map(({ item }) => item));
    const latest = await mapLatest(tx, [...new Set(used)]);
    const newest = (item: string, version: number): number => {
      const known = latest.get(item);
      return known && !known.isArchived ? Math.max(known.version, version) : version;
    };
    const modules = form.modules.map((module) => ({
      ...module,
      slots: module.slots.map((slot) => ({ ...slot, version: newest(slot.item, slot.version) })),
    }));
    const at = clock.now();
    const fresh = await nextEditionId(tx, id);
    const isNew = await insertDraft(tx, {
      id: fresh,
      blueprint: form.blueprint,
      name: form.name,
      modules,
      replaces: id,
      previewed: [],
      revision: 1,
      authorId: actor.id,
      createdAt: at,
      updatedAt: at,
    });
    // Somebody was faster by a moment: it is the same edition.
    if (!isNew) return fresh;
    await recordAudit(tx, {
      at,
      action: 'test.copied',
      subject: subjectOf(fresh),
      detail: { changes: { replaces: id, name: form.name.en } },
      ...auditedBy(actor),
    });
    return fresh;
  });
  return getTest(needs, edition);
}
