import type { FamilyInvitation, FamilySide } from '@bac/contract/following/family.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { limitFor } from '../../../platform/http/limits/limits.ts';
import { countAgainst } from '../../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { emailWriter } from '../../../platform/mail/email-writer.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { normalizeEmail } from '../../../platform/mail/email.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { Services } from '../../../services.ts';
import { newSpokenCode } from '../../spoken-code.ts';
import { requireSide, sideOf } from '../family-side.ts';
import { lockAccounts } from '../links-store.ts';
import { familyNotices, notifyAccount } from '../notices.ts';
import {
  closeOwnInvitation,
  countOpenInvitations,
  findInvitation,
  findVerifiedByEmail,
  insertInvitation,
  type InvitationRow,
} from './invitations-store.ts';

interface InvitationFacts {
  from: string;
  /** The side of the sender. */
  side: FamilySide;
  code: string;
  link: string;
}

const invitationEmail = emailWriter<InvitationFacts>({
  en: ({ from, side, code, link }) => ({
    subject:
      side === 'student'
        ? `${from} invites you to follow their SAT practice`
        : `${from} would like to follow your SAT practice`,
    lines: [
      side === 'student'
        ? `${from} is practicing for the SAT at Bậc and would like you, as their parent, to see how it is going.`
        : `${from}, as your parent, would like to see your practice results at Bậc.`,
      'Open this link to see what this means and to accept or decline:',
      link,
      `If you don’t have an account yet, create one with this email address first. Your code is ${code}; it works once, for 7 days.`,
      'If you don’t know this person, you can ignore this email: nothing is shared.',
    ],
  }),
  vi: ({ from, side, code, link }) => ({
    subject:
      side === 'student'
        ? `${from} mời bạn theo dõi việc luyện thi SAT`
        : `${from} muốn theo dõi việc luyện thi SAT của bạn`,
    lines: [
      side === 'student'
        ? `${from} đang luyện thi SAT ở Bậc và mời bạn, với tư cách phụ huynh, xem con học thế nào.`
        : `${from}, với tư cách phụ huynh, muốn xem kết quả luyện thi của bạn ở Bậc.`,
      'Hãy mở liên kết này để đọc rõ hơn rồi đồng ý hoặc từ chối:',
      link,
      `Nếu chưa có tài khoản, bạn đăng ký bằng địa chỉ email này trước. Mã của bạn là ${code}, dùng được một lần trong 7 ngày.`,
      'Nếu không quen người này, bạn cứ bỏ qua thư: không có gì được chia sẻ.',
    ],
  }),
});

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;

const day = 24 * 60 * 60 * 1000;
const validDays = 7;
const mostOpen = 10;

export const toInvitation = (
  { id, email, code, side, expiresAt }: InvitationRow,
  from: string | null,
): FamilyInvitation => ({ id, email, from, code, side, expiresAt: expiresAt.toISOString() });

interface InvitationInput {
  id: string;
  email: string | null;
}

/** Creates an invitation with a code, and mails it if there is an address. The reply never reveals whether that has an account. */
export async function createInvitation(
  services: Deps,
  input: InvitationInput,
  actor: Actor,
): Promise<FamilyInvitation> {
  const { db, clock } = services;
  const side = requireSide(actor);
  const email = input.email === null ? null : normalizeEmail(input.email);
  if (!actor.verified) throw new Refused('VERIFY_FIRST');
  if (email === actor.email) throw new Refused('NOT_YOURSELF');
  const existing = await findInvitation(db, input.id, actor.id);
  if (existing) return toInvitation(existing, null);
  // Otherwise somebody could withdraw and repeat invitations to mail anybody without end.
  if (email !== null) {
    const bound = { atMost: 20, milliseconds: day };
    await countAgainst(
      services,
      limitFor('family:letters-from', actor.id, bound),
      limitFor('family:letters-to', email, bound),
    );
  }
  const now = clock.now();
  const row: InvitationRow = {
    id: input.id,
    fromId: actor.id,
    side,
    email,
    code: newSpokenCode(),
    consentVersion: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + validDays * day),
    closedAt: null,
  };
  await db.transaction(async (tx) => {
    await lockAccounts(tx, [actor.id]);
    if ((await countOpenInvitations(tx, actor.id, now)) >= mostOpen) {
      throw new Refused('TOO_MANY_INVITATIONS');
    }
    if (!(await insertInvitation(tx, row))) throw new Refused('REPLAYED');
    if (email !== null) await mailInvitation(services, tx, { ...row, email }, actor);
  });
  return toInvitation(row, null);
}

/** Mails the owner of the address, in their language if we know it. */
async function mailInvitation(
  { config }: Deps,
  tx: Transaction,
  { email, side, code }: InvitationRow & { email: string },
  actor: Actor,
): Promise<void> {
  const other = await findVerifiedByEmail(tx, email);
  const link = new URL('/family', config.publicUrl);
  link.search = new URLSearchParams({ code }).toString();
  const facts = { from: actor.fullName, side, code, link: link.href };
  const to = { email, fullName: other?.fullName ?? email };
  await queueMail(tx, invitationEmail(to, other?.language ?? actor.language, facts));
  const isOtherSide = other && ![side, null].includes(sideOf(other.role));
  if (isOtherSide) await notifyAccount(tx, other.id, familyNotices.invited(actor.fullName, side));
}

/** Withdraws or declines an invitation. Notifies nobody, so that nobody learns whether an address has an account. */
export async function withdrawOrDecline(
  { db, clock }: Deps,
  id: string,
  actor: Actor,
): Promise<null> {
  const person = {
    id: actor.id,
    side: sideOf(actor.role),
    email: actor.verified ? actor.email : null,
  };
  const isClosed = await db.transaction((tx) => closeOwnInvitation(tx, id, person, clock.now()));
  if (!isClosed) throw new Refused('NOT_FOUND');
  return null;
}
