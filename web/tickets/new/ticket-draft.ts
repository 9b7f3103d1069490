import { brokenEmailRule } from '@bac/contract/accounts/account-rules.ts';
import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import { oneTimeId } from '../../api/one-time-id.ts';

export interface TicketDraft {
  /** Created once with the draft, so that sending it twice makes one ticket. */
  id: string;
  subject: string;
  category: TicketCategory | null;
  message: string;
  files: TicketFile[];
  attempt: string | null;
  /** Name and address of a visitor. */
  name: string;
  email: string;
}

export const blankDraft = (): TicketDraft => ({
  id: oneTimeId(),
  subject: '',
  category: null,
  message: '',
  files: [],
  attempt: null,
  name: '',
  email: '',
});

/** True if the draft holds nothing worth storing. */
export const isBlankDraft = ({ subject, message, files, name, email }: TicketDraft): boolean =>
  [subject, message, name, email].every((text) => text.trim() === '') && files.length === 0;

export type Problem = 'subject' | 'category' | 'message' | 'name' | 'email' | 'emailAccents';

/** Lists what is missing, in the order of the form. */
export function problemsOf(draft: TicketDraft, isVisitor: boolean): Problem[] {
  const problems: Problem[] = [];
  if (isVisitor && draft.name.trim() === '') problems.push('name');
  const emailProblem = isVisitor ? brokenEmailRule(draft.email) : undefined;
  if (emailProblem) problems.push(emailProblem);
  if (draft.subject.trim() === '') problems.push('subject');
  if (draft.category === null) problems.push('category');
  if (draft.message.trim() === '') problems.push('message');
  return problems;
}
