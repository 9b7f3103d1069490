import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { ticketFiles, ticketMessages, ticketReplying } from '../../../db/tickets-schema.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { auditedBy, type Actor } from '../../../platform/http/actor.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { writer } from '../../../platform/mail/letter-writer.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { Services } from '../../../services.ts';
import { changeState } from '../../conversation/change-state.ts';
import { excerptOf } from '../../conversation/message-text.ts';
import { addressOf, letterName } from '../../conversation/letters.ts';
import { updateTicket, type TicketRow } from '../../conversation/store.ts';
import { clocksOf, answeredFirst, isTeamsTurn } from '../../targets/clocks.ts';
import { appendEvent } from '../assign.ts';
import { authorOf } from '../agents.ts';
import { lockTickets } from '../changes.ts';
import { isSamePerson } from '../same-person.ts';

const joinedLetter = writer<{ number: number; merged: number; link: string }>({
  en: ({ number, merged, link }) => ({
    subject: `Your two tickets are one now: #${number}`,
    lines: [
      `You wrote to us twice, so we have joined ticket #${merged} with ticket #${number}. Everything you sent is in one place now:`,
      link,
      'Please use this link from now on: those in our earlier letters no longer lead to the conversation.',
    ],
  }),
  vi: ({ number, merged, link }) => ({
    subject: `Hai yêu cầu của bạn đã gộp thành #${number}`,
    lines: [
      `Bạn đã gửi hai yêu cầu nên chúng mình gộp yêu cầu #${merged} vào yêu cầu #${number}. Mọi nội dung bạn gửi giờ nằm chung một chỗ:`,
      link,
      'Từ giờ bạn dùng liên kết này nhé: liên kết trong các thư trước không còn dẫn đến cuộc trao đổi nữa.',
    ],
  }),
});

/** The only way to the conversation for somebody without an account, so it goes to the address alone. */
const mergedLetter = (ticket: TicketRow, merged: number, publicUrl: URL): Letter =>
  joinedLetter(
    { email: ticket.personEmail, fullName: letterName(ticket.personName) },
    ticket.language,
    { number: ticket.number, merged, link: addressOf(ticket, publicUrl) },
  );

type Needs = Pick<Services, 'db' | 'clock' | 'config'>;

interface Pair {
  source: TicketRow;
  target: TicketRow;
}

/** Anybody can give any address as a visitor: who holds the secret of such a ticket may be no more than that. */
const freshSecret = async (tx: Transaction, ticketId: string): Promise<{ secret?: Buffer }> =>
  (await hasVisitorWords(tx, ticketId)) ? { secret: randomBytes(32) } : {};

/** The whole conversation is the target's, and with it whatever the team still owes. */
async function takeOver(
  tx: Transaction,
  { source, target }: Pair,
  actor: Actor,
  now: Date,
): Promise<TicketRow> {
  const author = authorOf(actor);
  const secret = await freshSecret(tx, target.id);
  await moveConversation(tx, source.id, target.id);
  const last = await findLastReply(tx, target.id);
  const joined = await updateTicket(tx, target.id, {
    about: target.about ?? source.about,
    tags: [...new Set([...target.tags, ...source.tags])],
    rating: target.rating ?? source.rating,
    ratingComment: target.ratingComment ?? source.ratingComment,
    accountId: target.accountId ?? source.accountId,
    ...answeredFirst(clocksOf(target), source.firstAnswerAt),
    ...(last && { excerpt: excerptOf(last.body), lastFrom: last.from }),
    ...secret,
  });
  const detail = { number: String(source.number) };
  const told = await appendEvent(tx, joined, 'merged', { author, detail, now });
  if (isTeamsTurn(told.state) || !isTeamsTurn(source.state)) return told;
  return changeState(tx, told, 'open', { from: 'team', author }, new Date(now.getTime() + 1));
}

async function merge(
  tx: Transaction,
  { clock, config }: Needs,
  pair: Pair,
  actor: Actor,
): Promise<void> {
  const { source, target } = pair;
  const now = clock.now();
  // While its words are there: a letter to the address that the old secret sealed would be led on into the conversation.
  const secret = await freshSecret(tx, source.id);
  const left = await updateTicket(tx, source.id, { mergedInto: target.id, ...secret });
  const joined = await takeOver(tx, pair, actor, now);
  const detail = { number: String(target.number), ticket: target.id };
  await appendEvent(tx, left, 'merged', { author: authorOf(actor), detail, now, state: 'closed' });
  // No link of a visitor's leads to the conversation now: the new one goes to the address alone.
  if (await hasVisitorWords(tx, target.id)) {
    await queueMail(tx, mergedLetter(joined, source.number, config.publicUrl));
  }
  await recordAudit(tx, {
    at: now,
    action: 'ticket.merged',
    subject: `ticket:${source.id}`,
    detail: { number: source.number, changes: { into: target.number } },
    ...auditedBy(actor),
  });
}

/** Only of one person, and only what has not been merged before. Asked for twice, it is done once. */
export async function mergeTickets(
  needs: Needs,
  { ticket, into }: { ticket: string; into: string },
  actor: Actor,
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const found = await lockTickets(tx, [ticket, into]);
    const [source, target] = [found.get(ticket), found.get(into)];
    if (!source || !target) throw new Refused('TICKET_NOT_FOUND');
    if (source.mergedInto === into) return;
    const isPossible =
      ticket !== into &&
      source.mergedInto === null &&
      target.mergedInto === null &&
      (await isSamePerson(tx, source, target));
    if (!isPossible) throw new Refused('TICKETS_DIFFER');
    await merge(tx, needs, { source, target }, actor);
  });
}

/** What was written and brought there goes over, as it is and with the moments it has. */
async function moveConversation(tx: Transaction, from: string, into: string): Promise<void> {
  const moved = { ticketId: into };
  await tx.update(ticketMessages).set(moved).where(eq(ticketMessages.ticketId, from));
  await tx.update(ticketFiles).set(moved).where(eq(ticketFiles.ticketId, from));
  await tx.delete(ticketReplying).where(eq(ticketReplying.ticketId, from));
}

/** Whether somebody without an account wrote there, who was given its secret; also where an account has adopted it since. */
async function hasVisitorWords(tx: Transaction, ticketId: string): Promise<boolean> {
  const found = await tx
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        eq(ticketMessages.kind, 'reply'),
        eq(ticketMessages.from, 'person'),
        isNull(ticketMessages.authorId),
        eq(ticketMessages.isMail, false),
      ),
    )
    .limit(1);
  return found.length > 0;
}

async function findLastReply(tx: Transaction, ticketId: string) {
  const [last] = await tx
    .select({ body: ticketMessages.body, from: ticketMessages.from })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticketId), eq(ticketMessages.kind, 'reply')))
    .orderBy(desc(ticketMessages.createdAt), desc(ticketMessages.id))
    .limit(1);
  return last;
}
