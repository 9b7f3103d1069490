import type { TicketAbout } from '@bac/contract/tickets/tickets.ts';
import type { TicketPriority } from '@bac/contract/tickets/ticket-priorities.ts';
import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import type { TicketState } from '@bac/contract/tickets/ticket-states.ts';
import type { Language } from '@bac/exam/item/language.ts';

interface Agent {
  id: string;
  name: string;
}

/** One message or change in a past conversation. */
export type PastTurn = { id: string; at: Date } & (
  | { what: 'reply'; author: 'person'; text: string }
  | { what: 'reply' | 'note'; author: Agent; text: string }
  | { what: 'given'; author: Agent; to: Agent }
  | { what: 'priority'; author: Agent; priority: TicketPriority }
  | { what: 'state'; author: Agent | 'person'; state: TicketState }
  | { what: 'rated'; rating: number; comment: string }
);

/** A ticket's whole conversation in the past, which the demo invents and this area stores. */
export interface PastConversation {
  id: string;
  person: { accountId: string | null; name: string; email: string; language: Language };
  subject: string;
  category: TicketCategory;
  message: string;
  about: TicketAbout | null;
  tags: string[];
  openedAt: Date;
  turns: readonly PastTurn[];
}
