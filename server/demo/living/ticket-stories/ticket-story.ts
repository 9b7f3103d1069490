import type { TicketPriority } from '@bac/contract/tickets/ticket-priorities.ts';
import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import type { Language } from '@bac/exam/item/language.ts';

/** In minutes of office hours after what came before; a person writes whenever they like. */
export type Doing =
  | { after: number; answer: string }
  | { after: number; note: string }
  | { after: number; priority: TicketPriority }
  | { after: number; person: string }
  | { after: number; solved: true }
  | { after: number; closed: true }
  | { after: number; rated: number; comment?: string };

export interface TicketStory {
  /** By the number of a simulated student, or somebody without an account. */
  from: number | { name: string; email: string };
  language: Language;
  subject: string;
  category: TicketCategory;
  message: string;
  /** Before the moment that everything is counted back from. */
  hoursAgo: number;
  agent?: 'admin' | 'support';
  tags?: string[];
  doings: Doing[];
}
