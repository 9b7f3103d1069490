import { auditedBy, type Actor } from '../../../platform/http/actor.ts';
import { authorOf } from '../author-of.ts';
import { randomBytes } from 'node:crypto';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../services.ts';
import { lockTickets } from '../changes.ts';
import { appendEvent } from '../assign.ts';
import { mergedLetter } from './merge-letter.ts';
import { findLastReply, hasVisitorWords, moveConversation } from './merge-store.ts';
import { isSamePerson } from '../same-person.ts';
import { changeState } from '../../conversation/change-state.ts';
import { clocksOf } from '../../targets/clocks-of.ts';
import { answeredFirst, isTeamsTurn } from '../../targets/clocks.ts';
import { excerptOf } from '../../conversation/excerpt.ts';
import { updateTicket, type TicketRow } from '../../conversation/store.ts';

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
