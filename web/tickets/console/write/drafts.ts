import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';

export type Kind = 'reply' | 'note';

/** The unsent reply and note of one agent for a ticket. */
export interface Draft {
  kind: Kind;
  text: Record<Kind, string>;
  /** The ids the messages will have, so that one sent twice is stored once. */
  ids: Record<Kind, string>;
  files: TicketFile[];
  /** The last message that existed when the draft was started, or that was read since. */
  seen: string | null;
  at: number;
}

const maxDrafts = 40;

const keyOf = (account: string): string => `desk-drafts ${account}`;

export const newDraft = (kind: Kind = 'reply'): Draft => ({
  kind,
  text: { reply: '', note: '' },
  ids: { reply: oneTimeId(), note: oneTimeId() },
  files: [],
  seen: null,
  at: 0,
});

export const isBlank = ({ text, files }: Draft): boolean =>
  text.reply.trim() === '' && text.note.trim() === '' && files.length === 0;

/** Treats unreadable storage as empty. */
function readAll(account: string): Record<string, Draft> {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(account)) ?? '{}') ?? {}) as Record<
      string,
      Draft
    >;
  } catch {
    return {};
  }
}

export const readDraft = (account: string, ticket: string): Draft | undefined =>
  readAll(account)[ticket];

/** Stores a draft under its account; keeps only the latest drafts. */
export function storeDraft(account: string, ticket: string, draft: Draft): void {
  const { [ticket]: _before, ...others } = readAll(account);
  const all: [string, Draft][] = Object.entries(others);
  if (!isBlank(draft)) all.push([ticket, { ...draft, at: Date.now() }]);
  const latest = all.toSorted(([, one], [, other]) => other.at - one.at).slice(0, maxDrafts);
  try {
    localStorage.setItem(keyOf(account), JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // If storage is full or forbidden, a reload loses the draft.
  }
}
