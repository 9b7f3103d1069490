import type { LocalText } from '@bac/exam/item/local-text.ts';
import { eq } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { ticketAnswered } from '../events/ticket-answered.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { addressOf, answerLetter, letterName, openedLetter } from './letters.ts';
import { mailHeaders } from './mail-headers.ts';
import { givenName } from './given-name.ts';
import type { TicketRow } from './store.ts';

type Needs = Pick<Services, 'config'>;

interface Answer {
  /** Of the message. */
  id: string;
  body: string;
  /** Who wrote it. */
  author: { id: string; name: string };
  files: readonly string[];
}

const recipientOf = ({ personEmail, personName }: TicketRow) => ({
  email: personEmail,
  fullName: letterName(personName),
});

/** As the conversation has it. */
async function agentName(tx: Transaction, { id, name }: Answer['author']): Promise<string> {
  const [account] = await tx
    .select({ firstName: accounts.firstName })
    .from(accounts)
    .where(eq(accounts.id, id));
  return givenName(account?.firstName ?? null, name);
}

/** Called where the team has answered, in the same transaction and once: by letter, and in the inbox where there is one. */
export async function tellAnswer(
  { config }: Needs,
  tx: Transaction,
  ticket: TicketRow,
  { id, body, author, files }: Answer,
): Promise<void> {
  const { number, subject, language } = ticket;
  const headers = await mailHeaders(tx, config, ticket, id);
  const letter = answerLetter(recipientOf(ticket), language, {
    number,
    subject,
    agent: await agentName(tx, author),
    words: body,
    files: files.length,
    link: addressOf(ticket, config.publicUrl),
    isAnswerable: headers.replyTo !== undefined,
  });
  await queueMail(tx, { ...letter, ...headers });
  if (ticket.accountId !== null) await enqueue(tx, ticketAnswered, { message: id });
}

/** Says that we have it, with its number and the way to it. */
export async function tellOpened(
  { config }: Needs,
  tx: Transaction,
  ticket: TicketRow,
  hours: LocalText,
): Promise<void> {
  const letter = openedLetter(recipientOf(ticket), ticket.language, {
    number: ticket.number,
    link: addressOf(ticket, config.publicUrl),
    hours,
  });
  await queueMail(tx, { ...letter, ...(await mailHeaders(tx, config, ticket, null)) });
}
