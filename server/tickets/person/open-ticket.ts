import { randomBytes } from 'node:crypto';
import type { TicketAbout } from '@bac/contract/tickets/tickets.ts';
import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { limitFor, networkLimits } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { defaultLanguage } from '../../platform/mail/email-defaults.ts';
import { normalizeEmail } from '../../platform/mail/email.ts';
import type { Services } from '../../services.ts';
import { appendMessage } from '../conversation/append-message.ts';
import type { Requester } from './requester.ts';
import { startClocks } from '../targets/clocks.ts';
import { readOfficeHours } from '../targets/desk-settings.ts';
import { excerptOf, oneLine, cleanText } from '../conversation/message-text.ts';
import { findLanguage, findOwnAttempt } from './store.ts';
import { accountTicketLimit } from './ticket-limits.ts';
import { findTicket, insertTicket, listMessages, type TicketRow } from '../conversation/store.ts';
import { confirmOpened } from '../conversation/notify-person.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;

interface NewTicket {
  id: string;
  subject: string;
  category: TicketCategory;
  message: string;
  files: readonly string[];
  attempt: string | null;
  visitor: { name: string; email: string; language: Language } | null;
}

interface TicketPerson {
  accountId: string | null;
  name: string;
  email: string;
  language: Language;
}

async function resolvePerson(
  { db }: Pick<Deps, 'db'>,
  { visitor }: Pick<NewTicket, 'visitor'>,
  { account }: Requester,
): Promise<TicketPerson> {
  if (account) {
    const language = (await findLanguage(db, account.id)) ?? defaultLanguage;
    return { accountId: account.id, name: account.fullName, email: account.email, language };
  }
  if (!visitor) throw new Refused('CONTACT_MISSING');
  // Normalized like the addresses of accounts, so that an account can adopt the ticket.
  const email = normalizeEmail(visitor.email);
  const name = oneLine(visitor.name, 'visitor.name');
  return { accountId: null, name, email, language: visitor.language };
}

const hour = 3_600_000;

/** Rate limits: within an hour a whole class may write from one network, but a machine may not go on. */
async function countAgainstLimits(
  deps: Deps,
  { accountId, email }: TicketPerson,
  { address }: Requester,
): Promise<void> {
  const atMost = accountId === null ? 120 : 300;
  await countAgainst(
    deps,
    ...networkLimits('tickets:network', address, { atMost, milliseconds: hour }),
    // Counted apart, so that typing somebody's address into the form does not use up their account's limit.
    accountId === null
      ? limitFor('tickets:visitor', email, { atMost: 10, milliseconds: hour })
      : accountTicketLimit(accountId),
  );
}

interface FirstMessage {
  id: string;
  subject: string;
  category: TicketCategory;
  about: TicketAbout | null;
  message: string;
  files: readonly string[];
  uploadedBy?: readonly string[];
}

/** Returns undefined if the id exists. The first message has the same id as the ticket. */
export async function writeTicket(
  tx: Transaction,
  person: TicketPerson,
  firstMessage: FirstMessage,
  now: Date,
): Promise<TicketRow | undefined> {
  const { id, subject, category, about, message, files, uploadedBy } = firstMessage;
  const ticket = await insertTicket(tx, {
    id,
    accountId: person.accountId,
    personName: person.name,
    personEmail: person.email,
    language: person.language,
    secret: randomBytes(32),
    subject,
    category,
    priority: 'normal',
    tags: [],
    about,
    excerpt: excerptOf(message),
    lastFrom: 'person',
    ...startClocks(await readOfficeHours(tx), 'normal', now),
    revision: 0,
    createdAt: now,
    updatedAt: now,
  });
  if (!ticket) return undefined;
  const author = { id: person.accountId, name: person.name };
  const first = { id, kind: 'reply', from: 'person', author, body: message, files } as const;
  const appended = await appendMessage(
    tx,
    ticket,
    { ...first, ...(uploadedBy && { uploadedBy }) },
    now,
  );
  return appended.ticket;
}

/**
 * The same person with the same text: a retry, which gets the same reply. A visitor's reply contains the secret, so it is repeated
 * only within an hour, and never after a merge, when the conversation is no longer theirs alone.
 */
async function isRetry(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  existing: TicketRow,
  person: TicketPerson,
  { subject, message }: Pick<FirstMessage, 'subject' | 'message'>,
): Promise<boolean> {
  const messages = await listMessages(db, existing.id, ['reply', 'event']);
  const isSame =
    existing.accountId === person.accountId &&
    existing.personEmail === person.email &&
    existing.subject === subject &&
    messages.some(({ id, body }) => id === existing.id && body === message);
  if (!isSame || existing.accountId !== null) return isSame;
  const isFresh = clock.now().getTime() - existing.createdAt.getTime() <= hour;
  return isFresh && messages.every(({ event }) => event !== 'merged');
}

interface OpenedTicket {
  id: string;
  number: number;
  /** Only for a visitor, who has no other way back to the ticket. */
  secret: string | null;
}

const toOpenedTicket = ({ id, number, accountId, secret }: TicketRow): OpenedTicket => ({
  id,
  number,
  secret: accountId === null ? secret.toString('base64url') : null,
});

async function resolveAbout(
  { db }: Pick<Deps, 'db'>,
  { attempt }: NewTicket,
  { accountId }: TicketPerson,
): Promise<TicketAbout | null> {
  if (attempt === null) return null;
  const own = accountId === null ? undefined : await findOwnAttempt(db, attempt, accountId);
  if (!own) throw new Refused('NOT_FOUND');
  return { ...own, question: null };
}

export async function openTicket(
  services: Deps,
  input: NewTicket,
  requester: Requester,
): Promise<OpenedTicket> {
  const { db, clock } = services;
  const person = await resolvePerson(services, input, requester);
  const firstMessage = {
    id: input.id,
    subject: oneLine(input.subject, 'subject'),
    message: cleanText(input.message, 'message'),
  };
  const answerExisting = async (existing: TicketRow): Promise<OpenedTicket> => {
    if (!(await isRetry(services, existing, person, firstMessage)))
      throw new Refused('TICKET_ID_TAKEN');
    return toOpenedTicket(existing);
  };
  const existing = await findTicket(db, input.id);
  if (existing) return answerExisting(existing);
  await countAgainstLimits(services, person, requester);
  const about = await resolveAbout(services, input, person);
  const { category, files } = input;
  const newTicket = { ...firstMessage, category, files, about, uploadedBy: [requester.uploadedBy] };
  const created = await db.transaction(async (tx) => {
    const ticket = await writeTicket(tx, person, newTicket, clock.now());
    if (ticket) await confirmOpened(services, tx, ticket);
    return ticket;
  });
  if (created) return toOpenedTicket(created);
  const first = await findTicket(db, input.id);
  if (!first) throw new Refused('TICKET_ID_TAKEN');
  return answerExisting(first);
}
