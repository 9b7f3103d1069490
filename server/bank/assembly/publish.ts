import type { WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import { subjectOf } from './test-id.ts';
import { lockEditedDraft } from './drafts.ts';
import { deleteDraft, findPublicForm, mapLatest, type PublicForm } from './store.ts';
import { getTest, checkTest, stateOf, type AssemblyDeps } from './whole-test.ts';

interface Status {
  status: 'published' | 'archived';
  opensAt: Date | null;
  /** It can only be assigned to classes. */
  isForClasses: boolean;
}

/** Writes forms, which `forms/` owns. */
export interface FormPublisher {
  /** Returns false if the id is taken. */
  publish: (
    tx: Transaction,
    newForm: {
      form: Form;
      bank: Bank;
      opensAt: Date | null;
      replaces: string | null;
      isForClasses: boolean;
    },
    at: Date,
  ) => Promise<boolean>;
  setStatus: (tx: Transaction, id: string, change: Status, at: Date) => Promise<void>;
}

/** Parses the opening time; null means at once, and so does a time in the past. */
const parseOpensAt = (opensAt: string | null, now: Date): Date | null => {
  const date = opensAt === null ? null : new Date(opensAt);
  return date && date > now ? date : null;
};

function actionOf(offered: PublicForm, status: Status['status']): string {
  if (status === 'archived') return 'test.archived';
  return offered.status === 'published' ? 'test.rescheduled' : 'test.offered';
}

async function changeStatus(
  tx: Transaction,
  publisher: FormPublisher,
  id: string,
  { status, opensAt, isForClasses }: Status,
  { at, actor }: { at: Date; actor: Actor },
): Promise<void> {
  const offered = await findPublicForm(tx, id);
  if (!offered) throw new Refused('TEST_NOT_FOUND');
  const isSameStatus =
    offered.status === status && offered.opensAt?.getTime() === (opensAt?.getTime() ?? undefined);
  if (isSameStatus && offered.isForClasses === isForClasses) return;
  await publisher.setStatus(tx, id, { status, opensAt, isForClasses }, at);
  await recordAudit(tx, {
    at,
    action: isSameStatus ? 'test.reserved' : actionOf(offered, status),
    subject: subjectOf(id),
    detail: {
      before: {
        status: offered.status,
        opensAt: offered.opensAt?.toISOString() ?? null,
        isForClasses: offered.isForClasses,
      },
      changes: { status, opensAt: opensAt?.toISOString() ?? null, isForClasses },
    },
    ...auditFields(actor),
  });
}

/** Publishes the form, archives the edition it replaces and deletes the draft in one transaction. */
export async function publishTest(
  deps: AssemblyDeps,
  publisher: FormPublisher,
  {
    id,
    ...input
  }: {
    id: string;
    revision: number;
    opensAt: string | null;
    isForClasses?: boolean | undefined;
  },
  actor: Actor,
): Promise<WholeTest> {
  await deps.db.transaction(async (tx) => {
    const draft = await lockEditedDraft(tx, id, input.revision);
    const { gate, form, bank } = await checkTest(deps, tx, draft);
    if (gate.some(({ isMet }) => !isMet)) throw new Refused('TEST_CHECKS_FAIL');
    const at = deps.clock.now();
    const opensAt = parseOpensAt(input.opensAt, at);
    const { replaces } = draft;
    const replaced = replaces === null ? undefined : await findPublicForm(tx, replaces);
    const isForClasses = input.isForClasses ?? replaced?.isForClasses ?? false;
    const newForm = { form, bank, opensAt, replaces, isForClasses };
    const isNew = await publisher.publish(tx, newForm, at);
    if (!isNew) throw new Refused('TEST_ID_TAKEN');
    if (replaced) {
      const archived = { ...replaced, status: 'archived', opensAt: null } as const;
      await changeStatus(tx, publisher, replaced.form.id, archived, { at, actor });
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
          isForClasses,
          ...(replaces !== null && { replaces }),
        },
      },
      ...auditFields(actor),
    });
  });
  return getTest(deps, id);
}

/** A question of an archived test may have become a sample, which anyone sees with its key. */
async function hasSamples(tx: Transaction, { form }: PublicForm): Promise<boolean> {
  const ids = form.modules.flatMap(({ slots }) => slots.map(({ item }) => item));
  return [...(await mapLatest(tx, ids)).values()].some(({ isSample }) => isSample);
}

export async function setTestStatus(
  deps: AssemblyDeps,
  publisher: FormPublisher,
  id: string,
  input: {
    status: 'published' | 'archived';
    opensAt?: string | null | undefined;
    isForClasses?: boolean | undefined;
  },
  actor: Actor,
): Promise<WholeTest> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const offered = await findPublicForm(tx, id);
    if (!offered) throw new Refused('TEST_NOT_FOUND');
    const isOfferedAgain = offered.status === 'archived' && input.status === 'published';
    if (isOfferedAgain && (await hasSamples(tx, offered))) throw new Refused('TEST_CHECKS_FAIL');
    const isScheduled = stateOf(offered, at) === 'scheduled';
    const currentOpensAt = isScheduled ? offered.opensAt : null;
    const opensAt = input.opensAt === undefined ? currentOpensAt : parseOpensAt(input.opensAt, at);
    const status = {
      status: input.status,
      opensAt: input.status === 'archived' ? null : opensAt,
      isForClasses: input.isForClasses ?? offered.isForClasses,
    };
    await changeStatus(tx, publisher, id, status, { at, actor });
  });
  return getTest(deps, id);
}
