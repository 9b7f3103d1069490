import type { WholeTest } from '@bac/contract/attempts/whole-test.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { subjectOf, nextEditionId } from './test-id.ts';
import { findDraft, findEdition, findPublicForm, insertDraft, mapLatest } from './store.ts';
import { getTest, type AssemblyDeps } from './whole-test.ts';

/** Creates a copy with the latest version of each question, or returns the draft edition that exists already. */
export async function createEdition(
  deps: AssemblyDeps,
  id: string,
  actor: Actor,
): Promise<WholeTest> {
  const { db, clock } = deps;
  const edition = await db.transaction(async (tx) => {
    const older = await findPublicForm(tx, id);
    if (!older) throw new Refused('TEST_NOT_FOUND');
    const existing = await findEdition(tx, id);
    if (existing !== undefined && (await findDraft(tx, existing))) return existing;
    const { form } = older;
    const ids = form.modules.flatMap(({ slots }) => slots.map(({ item }) => item));
    const latestVersions = await mapLatest(tx, [...new Set(ids)]);
    const latestVersion = (item: string, version: number): number => {
      const latest = latestVersions.get(item);
      return latest && !latest.isArchived ? Math.max(latest.version, version) : version;
    };
    const modules = form.modules.map((module) => ({
      ...module,
      slots: module.slots.map((slot) => ({
        ...slot,
        version: latestVersion(slot.item, slot.version),
      })),
    }));
    const at = clock.now();
    const newId = await nextEditionId(tx, id);
    const isNew = await insertDraft(tx, {
      id: newId,
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
    // A concurrent request has created the same edition.
    if (!isNew) return newId;
    await recordAudit(tx, {
      at,
      action: 'test.copied',
      subject: subjectOf(newId),
      detail: { changes: { replaces: id, name: form.name.en } },
      ...auditFields(actor),
    });
    return newId;
  });
  return getTest(deps, edition);
}
