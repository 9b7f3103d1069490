import type { TicketCard, TicketFile, TicketMessage } from '@bac/contract/tickets/tickets.ts';
import { readMessage } from './message-text.ts';
import type { FileRow, MessageRow, TicketRow } from './store.ts';

/** The name to address a person by: a Vietnamese given name is the last word of the full name. */
export const givenName = (firstName: string | null, fullName: string): string =>
  firstName ?? fullName.trim().split(/\s+/).at(-1) ?? fullName;

export const ticketCard = ({
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

export const ticketFile = ({ id, name, type, size }: FileRow): TicketFile => ({
  id,
  name,
  type,
  size,
});

/** Who reads. */
export interface Looking {
  side: 'person' | 'team';
  /** Of the reader; a visitor has none. */
  accountId: string | null;
}

/** To the person, those of the team go by their first names. */
function authorOf({ from, authorFirstName, authorName }: MessageRow, { side }: Looking) {
  if (authorName === null || side === 'team' || from !== 'team') return authorName;
  return givenName(authorFirstName, authorName);
}

/** On the person's side everything of theirs is their own, also what they wrote before they had an account. */
const isOwn = ({ from, authorId }: MessageRow, { side, accountId }: Looking): boolean =>
  side === 'person' ? from === 'person' : authorId !== null && authorId === accountId;

export const ticketMessage = (message: MessageRow, looking: Looking): TicketMessage => ({
  id: message.id,
  kind: message.kind,
  from: message.from,
  author: authorOf(message, looking),
  isOwn: isOwn(message, looking),
  blocks: readMessage(message.body),
  event: message.event,
  detail: message.detail,
  files: message.files.map(ticketFile),
  isMail: message.isMail,
  createdAt: message.createdAt.toISOString(),
});
