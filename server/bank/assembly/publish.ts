import type { WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import { subjectOf } from './test-id.ts';
import { takeDraft } from './drafts.ts';
import { deleteDraft, findOffered } from './store.ts';
import { getTest, judge, stateOf, type Assembling } from './whole-test.ts';

/** The bank's part in publishing: it owns the forms. */
export interface FormKeeper {
  /** False where a form has the id already. */
  publish: (
    tx: Transaction,
    given: { form: Form; bank: Bank; opensAt: Date | null; replaces: string | null },
    at: Date,
  ) => Promise<boolean>;
  setStatus: (
    tx: Transaction,
    id: string,
    given: { status: 'published' | 'archived'; opensAt: Date | null },
    at: Date,
  ) => Promise<void>;
}

/** A moment that has passed is no other than at once. */
const momentOf = (opensAt: string | null, now: Date): Date | null => {
  const moment = opensAt === null ? null : new Date(opensAt);
  return moment && moment > now ? moment : null;
};

interface Status {
  status: 'published' | 'archived';
  opensAt: Date | null;
}

async function changeStatus(
  tx: Transaction,
  keeper: FormKeeper,
  id: string,
  { status, opensAt }: Status,
  { at, actor }: { at: Date; actor: Actor },
): Promise<void> {
  const offered = await findOffered(tx, id);
  if (!offered) throw new Refused('TEST_NOT_FOUND');
  const isSame =
    offered.status === status && offered.opensAt?.getTime() === (opensAt?.getTime() ?? undefined);
  if (isSame) return;
  await keeper.setStatus(tx, id, { status, opensAt }, at);
  const isArchiving = status === 'archived';
  const isRescheduled = offered.status === 'published' && !isArchiving;
  const before = { status: offered.status, opensAt: offered.opensAt?.toISOString() ?? null };
  await recordAudit(tx, {
    at,
    action: isArchiving ? 'test.archived' : isRescheduled ? 'test.rescheduled' : 'test.offered',
    subject: subjectOf(id),
    detail: { before, changes: { status, opensAt: opensAt?.toISOString() ?? null } },
    ...auditedBy(actor),
  });
}

/** All or nothing: the form is there, the older edition is archived and the draft is gone. */
export async function publishTest(
  needs: Assembling,
  keeper: FormKeeper,
  { id, ...given }: { id: string; revision: number; opensAt: string | null },
  actor: Actor,
): Promise<WholeTest> {
  await needs.db.transaction(async (tx) => {
    const draft = await takeDraft(tx, id, given.revision);
    const { gate, form, bank } = await judge(needs, tx, draft);
    if (gate.some(({ isMet }) => !isMet)) throw new Refused('TEST_HAS_FAULTS');
    const at = needs.clock.now();
    const opensAt = momentOf(given.opensAt, at);
    const { replaces } = draft;
    const isNew = await keeper.publish(tx, { form, bank, opensAt, replaces }, at);
    if (!isNew) throw new Refused('TEST_ID_TAKEN');
    if (replaces !== null && (await findOffered(tx, replaces))) {
      await changeStatus(
        tx,
        keeper,
        replaces,
        { status: 'archived', opensAt: null },
        { at, actor },
      );
    }
    await deleteDraft(tx, id);
    await recordAudit(tx, {
      at,
      action: 'test.published',
      subject: subjectOf(id),
      detail: {
        changes: {
          blueprint: form.blueprint,
          name: form.name.en,
          opensAt: opensAt?.toISOString() ?? null,
          ...(replaces !== null && { replaces }),
        },
      },
      ...auditedBy(actor),
    });
  });
  return getTest(needs, id);
}

export async function setTestStatus(
  needs: Assembling,
  keeper: FormKeeper,
  id: string,
  given: { status: 'published' | 'archived'; opensAt?: string | null | undefined },
  actor: Actor,
): Promise<WholeTest> {
  const at = needs.clock.now();
  await needs.db.transaction(async (tx) => {
    const offered = await findOffered(tx, id);
    if (!offered) throw new Refused('TEST_NOT_FOUND');
    const isWaiting = stateOf(offered, at) === 'scheduled';
    const usual = isWaiting ? offered.opensAt : null;
    const opensAt = given.opensAt === undefined ? usual : momentOf(given.opensAt, at);
    const status = { status: given.status, opensAt: given.status === 'archived' ? null : opensAt };
    await changeStatus(tx, keeper, id, status, { at, actor });
  });
  return getTest(needs, id);
}
