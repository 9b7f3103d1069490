import { randomBytes } from 'node:crypto';
import type { TicketAbout } from '@bac/contract/tickets/tickets.ts';
import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { homeLanguage } from '../../platform/mail/letter-wishes.ts';
import { normalEmail } from '../../platform/mail/letter.ts';
import type { Services } from '../../services.ts';
import { appendMessage } from '../conversation/append-message.ts';
import type { Requester } from './requester.ts';
import { startClocks } from '../targets/clocks.ts';
import { excerptOf, oneLine, written } from '../conversation/message-text.ts';
import { findLanguage, findOwnAttempt } from './store.ts';
import { findTicket, insertTicket, listMessages, type TicketRow } from '../conversation/store.ts';
import { tellOpened } from '../conversation/tell-answer.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'config'>;

export interface ContactHours {
  /** When the team answers, as the site's settings say. */
  contactHours: () => Promise<LocalText>;
}

interface Wish {
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

async function personOf(
  { db }: Pick<Needs, 'db'>,
  { visitor }: Pick<Wish, 'visitor'>,
  { account }: Requester,
): Promise<TicketPerson> {
  if (account) {
    const language = (await findLanguage(db, account.id)) ?? homeLanguage;
    return { accountId: account.id, name: account.fullName, email: account.email, language };
  }
  if (!visitor) throw new Refused('WHO_ARE_YOU');
  // One spelling for each address, as accounts have it: an account finds it by that.
  const email = normalEmail(visitor.email);
  const name = oneLine(visitor.name, 'visitor.name');
  return { accountId: null, name, email, language: visitor.language };
}

const hour = 3_600_000;

/** A class behind one address may all write within an hour; a machine may not go on and on. */
async function count(
  needs: Needs,
  { accountId, email }: TicketPerson,
  { address }: Requester,
): Promise<void> {
  const limits = [
    { name: 'tickets:address', of: address, atMost: accountId === null ? 120 : 300 },
    // Apart: whoever writes somebody's address into the form uses up nothing of their account's.
    accountId === null
      ? { name: 'tickets:visitor', of: email, atMost: 10 }
      : { name: 'tickets:account', of: accountId, atMost: 20 },
  ];
  for (const limit of limits) await countAgainst(needs, { ...limit, milliseconds: hour });
}

interface FirstWords {
  id: string;
  subject: string;
  category: TicketCategory;
  about: TicketAbout | null;
  message: string;
  files: readonly string[];
  broughtBy?: readonly string[];
}

/** Undefined where there is one of that id already. Its first message goes by the same id. */
export async function writeTicket(
  tx: Transaction,
  person: TicketPerson,
  words: FirstWords,
  now: Date,
): Promise<TicketRow | undefined> {
  const { id, subject, category, about, message, files, broughtBy } = words;
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
    ...startClocks('normal', now),
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
    { ...first, ...(broughtBy && { broughtBy }) },
    now,
  );
  return appended.ticket;
}

/**
 * The same person with the same words: then it is a retry, and hears what the first was told. A visitor hears the secret, so not for
 * long, and never that of a conversation which more than they had a part in.
 */
async function isRetry(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  known: TicketRow,
  person: TicketPerson,
  { subject, message }: Pick<FirstWords, 'subject' | 'message'>,
): Promise<boolean> {
  const messages = await listMessages(db, known.id, ['reply', 'event']);
  const isSame =
    known.accountId === person.accountId &&
    known.personEmail === person.email &&
    known.subject === subject &&
    messages.some(({ id, body }) => id === known.id && body === message);
  if (!isSame || known.accountId !== null) return isSame;
  const isFresh = clock.now().getTime() - known.createdAt.getTime() <= hour;
  return isFresh && messages.every(({ event }) => event !== 'merged');
}

interface OpenedTicket {
  id: string;
  number: number;
  /** A visitor's, who has nothing else to come back with. */
  secret: string | null;
}

const told = ({ id, number, accountId, secret }: TicketRow): OpenedTicket => ({
  id,
  number,
  secret: accountId === null ? secret.toString('base64url') : null,
});

async function aboutOf(
  { db }: Pick<Needs, 'db'>,
  { attempt }: Wish,
  { accountId }: TicketPerson,
): Promise<TicketAbout | null> {
  if (attempt === null) return null;
  const own = accountId === null ? undefined : await findOwnAttempt(db, attempt, accountId);
  if (!own) throw new Refused('NOT_FOUND');
  return { ...own, question: null };
}

export async function openTicket(
  services: Needs & ContactHours,
  wish: Wish,
  requester: Requester,
): Promise<OpenedTicket> {
  const { db, clock } = services;
  const person = await personOf(services, wish, requester);
  const words = {
    id: wish.id,
    subject: oneLine(wish.subject, 'subject'),
    message: written(wish.message, 'message'),
  };
  const answerKnown = async (known: TicketRow): Promise<OpenedTicket> => {
    if (!(await isRetry(services, known, person, words))) throw new Refused('TICKET_ID_TAKEN');
    return told(known);
  };
  const known = await findTicket(db, wish.id);
  if (known) return answerKnown(known);
  await count(services, person, requester);
  const about = await aboutOf(services, wish, person);
  const { category, files } = wish;
  const whole = { ...words, category, files, about, broughtBy: [requester.broughtBy] };
  const hours = await services.contactHours();
  const made = await db.transaction(async (tx) => {
    const ticket = await writeTicket(tx, person, whole, clock.now());
    if (ticket) await tellOpened(services, tx, ticket, hours);
    return ticket;
  });
  if (made) return told(made);
  const first = await findTicket(db, wish.id);
  if (!first) throw new Refused('TICKET_ID_TAKEN');
  return answerKnown(first);
}
