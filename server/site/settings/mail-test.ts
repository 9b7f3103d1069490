import type { Language } from '@bac/exam/item/language.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { limitFor } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';

const texts: Record<Language, { subject: string; text: string }> = {
  en: {
    subject: 'Test email from Bậc',
    text: 'An administrator sent this email to check that delivery works. It does, so there is nothing to do.',
  },
  vi: {
    subject: 'Thư thử từ Bậc',
    text: 'Một quản trị viên gửi thư này để xem thư có đến nơi không. Thư đã đến: bạn không cần làm gì thêm.',
  },
};

/** Per administrator: enough to diagnose a fault, too few to annoy anybody. */
const maxPerHour = 20;

export async function sendTestEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  to: string,
  actor: Actor,
): Promise<null> {
  const bound = { atMost: maxPerHour, milliseconds: 60 * 60 * 1000 };
  await countAgainst({ db, clock }, limitFor('mail-test', actor.id, bound));
  await db.transaction(async (tx) => {
    await queueMail(tx, { to, ...texts[actor.language] });
    await recordAudit(tx, {
      at: clock.now(),
      action: 'mail.tested',
      subject: 'settings',
      detail: { to },
      ...auditFields(actor),
    });
  });
  return null;
}
