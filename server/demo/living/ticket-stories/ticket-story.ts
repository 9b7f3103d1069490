import type { TicketPriority } from '@bac/contract/tickets/ticket-priorities.ts';
import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import type { Language } from '@bac/exam/item/language.ts';

/**
 * A step of a conversation. `after` counts minutes since the previous step: office minutes for the team, clock minutes for a
 * person.
 */
export type StoryStep =
  | { after: number; answer: string }
  | { after: number; note: string }
  | { after: number; priority: TicketPriority }
  | { after: number; person: string }
  | { after: number; solved: true }
  | { after: number; closed: true }
  | { after: number; rated: number; comment?: string };

export interface TicketStory {
  /** The index of a simulated student, or a visitor without an account. */
  from: number | { name: string; email: string };
  language: Language;
  subject: string;
  category: TicketCategory;
  message: string;
  /** Hours before `asOf`. */
  hoursAgo: number;
  agent?: 'admin' | 'support';
  tags?: string[];
  steps: StoryStep[];
}
