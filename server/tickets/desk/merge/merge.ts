import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { ticketFiles, ticketMessages, ticketReplying } from '../../../db/tickets-schema.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { auditFields, type Actor } from '../../../platform/http/actor.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { emailWriter } from '../../../platform/mail/email-writer.ts';
import type { Email } from '../../../platform/mail/email.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { Services } from '../../../services.ts';
import { changeState } from '../../conversation/change-state.ts';
import { excerptOf } from '../../conversation/message-text.ts';
import { ticketUrl, nameForEmail } from '../../conversation/emails.ts';
import { updateTicket, type TicketRow } from '../../conversation/store.ts';
import { clocksOf, withEarlierAnswer, isTeamsTurn } from '../../targets/clocks.ts';
import { appendEvent } from '../assign.ts';
import { authorOf } from '../agents.ts';
import { lockTickets } from '../changes.ts';
import { isSamePerson } from '../same-person.ts';

const joinedEmail = emailWriter<{ number: number; merged: number; link: string }>({
  en: ({ number, merged, link }) => ({
    subject: `Your two tickets have been merged: #${number}`,
    lines: [
      `You wrote to us twice, so we’ve merged ticket #${merged} into ticket #${number}. Everything you sent is now in one place:`,
      link,
      'Please use this link from now on. The links in our earlier emails no longer work.',
    ],
  }),
  vi: ({ number, merged, link }) => ({
    subject: `Hai yêu cầu của bạn đã gộp thành #${number}`,
    lines: [
      `Bạn đã gửi hai yêu cầu nên chúng tôi đã gộp yêu cầu #${merged} vào yêu cầu #${number}. Mọi nội dung bạn gửi giờ nằm chung một chỗ:`,
      link,
      'Từ giờ hãy dùng liên kết này: liên kết trong các thư trước không còn dẫn đến cuộc trao đổi nữa.',
    ],
  }),
});

/** A visitor's only way to the conversation, so it is mailed to their address alone. */
const mergedEmail = (ticket: TicketRow, merged: number, publicUrl: URL): Email =>
  joinedEmail(
    { email: ticket.personEmail, fullName: nameForEmail(ticket.personName) },
    ticket.language,
    { number: ticket.number, merged, link: ticketUrl(ticket, publicUrl) },
  );

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;

interface Pair {
  source: TicketRow;
  target: TicketRow;
}

/** A visitor may have typed another person's address, so the old secret of such a ticket must not open the merged one. */
const freshSecret = async (tx: Transaction, ticketId: string): Promise<{ secret?: Buffer }> =>
  (await hasVisitorMessages(tx, ticketId)) ? { secret: randomBytes(32) } : {};

/** Moves the whole conversation to the target, which also gets the team's turn if it is the source's. */
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
    ...withEarlierAnswer(clocksOf(target), source.firstAnswerAt),
    ...(last && { excerpt: excerptOf(last.body), lastFrom: last.from }),
    ...secret,
  });
  const detail = { number: String(source.number) };
  const merged = await appendEvent(tx, joined, 'merged', { author, detail, now });
  if (isTeamsTurn(merged.state) || !isTeamsTurn(source.state)) return merged;
  return changeState(tx, merged, 'open', { from: 'team', author }, new Date(now.getTime() + 1));
}

async function merge(
  tx: Transaction,
  { clock, config }: Deps,
  pair: Pair,
  actor: Actor,
): Promise<void> {
  const { source, target } = pair;
  const now = clock.now();
  // Before the messages move. Mail to the reply address signed with the old secret would follow the merge into the conversation.
  const secret = await freshSecret(tx, source.id);
  const emptied = await updateTicket(tx, source.id, { mergedInto: target.id, ...secret });
  const joined = await takeOver(tx, pair, actor, now);
  const detail = { number: String(target.number), ticket: target.id };
  await appendEvent(tx, emptied, 'merged', {
    author: authorOf(actor),
    detail,
    now,
    state: 'closed',
  });
  // A visitor's old links no longer work; the new one is mailed to the address alone.
  if (await hasVisitorMessages(tx, target.id)) {
    await queueMail(tx, mergedEmail(joined, source.number, config.publicUrl));
  }
  await recordAudit(tx, {
    at: now,
    action: 'ticket.merged',
    subject: `ticket:${source.id}`,
    detail: { number: source.number, changes: { into: target.number } },
    ...auditFields(actor),
  });
}

/** Merges two tickets of one person that were not merged before. Idempotent. */
export async function mergeTickets(
  deps: Deps,
  { ticket, into }: { ticket: string; into: string },
  actor: Actor,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
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
    await merge(tx, deps, { source, target }, actor);
  });
}

/** Moves messages and files unchanged, with their times. */
async function moveConversation(tx: Transaction, from: string, into: string): Promise<void> {
  const moved = { ticketId: into };
  await tx.update(ticketMessages).set(moved).where(eq(ticketMessages.ticketId, from));
  await tx.update(ticketFiles).set(moved).where(eq(ticketFiles.ticketId, from));
  await tx.delete(ticketReplying).where(eq(ticketReplying.ticketId, from));
}

/** Whether a visitor, who has its secret, wrote in the ticket, even if an account has adopted it since. */
async function hasVisitorMessages(tx: Transaction, ticketId: string): Promise<boolean> {
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
