import type { TicketCard, TicketFile, TicketMessage } from '@bac/contract/tickets/tickets.ts';
import { readMessage } from './message-text.ts';
import type { FileRow, MessageRow, TicketRow } from './store.ts';

/** The name to address a person by: a Vietnamese given name is the last word of the full name. */
export const givenName = (firstName: string | null, fullName: string): string =>
  firstName ?? fullName.trim().split(/\s+/).at(-1) ?? fullName;

export const toTicketCard = ({
  id,
  number,
  subject,
  category,
  state,
  excerpt,
  lastFrom,
  createdAt,
  updatedAt,
}: TicketRow): TicketCard => ({
  id,
  number,
  subject,
  category,
  state,
  excerpt,
  lastFrom,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const toTicketFile = ({ id, name, type, size }: FileRow): TicketFile => ({
  id,
  name,
  type,
  size,
});

/** The reader of a ticket. */
export interface Viewer {
  side: 'person' | 'team';
  /** The reader's account; null for a visitor. */
  accountId: string | null;
  /** The address of the ticket's person; only the team learns of emails from others. */
  personEmail?: string;
}

/** The person sees members of the team by their given names. */
function displayName({ from, authorFirstName, authorName }: MessageRow, { side }: Viewer) {
  if (authorName === null || side === 'team' || from !== 'team') return authorName;
  return givenName(authorFirstName, authorName);
}

/** For the person, all messages of their side are their own, including those from before they had an account. */
const isOwn = ({ from, authorId }: MessageRow, { side, accountId }: Viewer): boolean =>
  side === 'person' ? from === 'person' : authorId !== null && authorId === accountId;

function otherSender({ mailFrom }: MessageRow, { side, personEmail }: Viewer): string | null {
  if (side !== 'team' || mailFrom === null) return null;
  return mailFrom.toLowerCase() === personEmail?.toLowerCase() ? null : mailFrom;
}

export const toTicketMessage = (message: MessageRow, viewer: Viewer): TicketMessage => ({
  id: message.id,
  kind: message.kind,
  from: message.from,
  author: displayName(message, viewer),
  isOwn: isOwn(message, viewer),
  blocks: readMessage(message.body),
  event: message.event,
  detail: message.detail,
  files: message.files.map(toTicketFile),
  isMail: message.isMail,
  otherSender: otherSender(message, viewer),
  createdAt: message.createdAt.toISOString(),
});
