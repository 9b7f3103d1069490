import type { Grant, StoredGrant } from '@bac/contract/following/allowances.ts';
import { covers, noAllowance } from '@bac/exam/blueprint/granted-allowance.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import {
  deleteGrant,
  findGrant,
  lockAccount,
  lockMembership,
  putGrant,
  type GrantTarget,
} from './store.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** The audit log has no note: the reason may be a matter of health. */
async function replaceGrant(
  tx: Transaction,
  target: GrantTarget,
  { extraTime, pause, note }: Grant,
  actor: Actor,
  at: Date,
): Promise<void> {
  const isWithdrawal = covers(noAllowance, { extraTime, pause });
  if (isWithdrawal && !(await deleteGrant(tx, target))) return;
  if (!isWithdrawal) {
    const grant = { extraTime, pause, note: note.trim(), grantedById: actor.id, grantedAt: at };
    await putGrant(tx, { ...target, ...grant });
  }
  await recordAudit(tx, {
    at,
    action: isWithdrawal ? 'allowance.withdrawn' : 'allowance.granted',
    subject: `account:${target.studentId}`,
    detail: {
      ...(target.classId !== null && { class: target.classId }),
      ...(!isWithdrawal && { rw: extraTime.rw, math: extraTime.math, pause }),
    },
    ...auditFields(actor),
  });
}

export async function grantInClass(
  { db, clock }: Deps,
  { class: classId, student: studentId }: { class: string; student: string },
  grant: Grant,
  actor: Actor,
): Promise<null> {
  await db.transaction(async (tx) => {
    const target = { classId, studentId };
    if (!(await lockMembership(tx, actor.id, target))) throw new Refused('NOT_FOUND');
    await replaceGrant(tx, target, grant, actor, clock.now());
  });
  return null;
}

export async function grantEverywhere(
  { db, clock }: Deps,
  studentId: string,
  grant: Grant,
  actor: Actor,
): Promise<null> {
  await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, studentId))) throw new Refused('NOT_FOUND');
    await replaceGrant(tx, { studentId, classId: null }, grant, actor, clock.now());
  });
  return null;
}

export async function readGrant(
  { db }: Deps,
  studentId: string,
): Promise<{ grant: StoredGrant | null }> {
  return { grant: (await findGrant(db, { studentId, classId: null })) ?? null };
}
