import { and, eq, isNull } from 'drizzle-orm';
import { recordAudits } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { guardianConsents } from '../../../db/family-schema.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { personNotified } from '../../events/person-notified.ts';
import type { Account } from '../deletion-store.ts';
import { nobodyId } from './forget-authorship.ts';

const texts = {
  title: {
    en: 'Your guardian’s consent has ended',
    vi: 'Sự đồng ý của phụ huynh không còn hiệu lực',
  },
  text: {
    en: 'The account of a guardian who had agreed for you was deleted. Until another guardian agrees, your results are hidden from your parents, your classes and the links you shared.',
    vi: 'Tài khoản của phụ huynh từng đồng ý cho bạn đã bị xóa. Khi chưa có phụ huynh nào khác đồng ý, phụ huynh, lớp học và người có liên kết bạn đã gửi đều không xem được kết quả.',
  },
};

/** Withdraws the consents of a deleted guardian. The record that consent was given stays, without the name. */
export async function forgetGuardian(tx: Transaction, { id }: Account, now: Date): Promise<void> {
  const ended = await tx
    .update(guardianConsents)
    .set({ withdrawnAt: now })
    .where(and(eq(guardianConsents.guardianId, id), isNull(guardianConsents.withdrawnAt)))
    .returning({ student: guardianConsents.studentId });
  await tx
    .update(guardianConsents)
    .set({ guardianId: nobodyId, guardianName: '' })
    .where(eq(guardianConsents.guardianId, id));
  const students = [...new Set(ended.map(({ student }) => student))];
  for (const account of students) {
    await enqueue(tx, personNotified, {
      id: crypto.randomUUID(),
      account,
      ...texts,
      link: '/family',
    });
  }
  await recordAudits(
    tx,
    students.map((student) => ({
      at: now,
      actorId: null,
      action: 'consent.withdrawn',
      subject: `account:${student}`,
    })),
  );
}
