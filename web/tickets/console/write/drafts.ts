import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';

export type Kind = 'reply' | 'note';

/** What somebody has begun to write at a ticket. */
export interface Draft {
  kind: Kind;
  text: Record<Kind, string>;
  /** Each becomes the message of that id: sent twice, it is still one. */
  ids: Record<Kind, string>;
  files: TicketFile[];
  /** The last message that was there when it was begun, or has been read since. */
  seen: string | null;
  at: number;
}

const mostKept = 40;

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

/** What cannot be read is as good as none. */
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

/** Each account has its own, and only the latest are kept. */
export function keepDraft(account: string, ticket: string, draft: Draft): void {
  const { [ticket]: _before, ...others } = readAll(account);
  const all: [string, Draft][] = Object.entries(others);
  if (!isBlank(draft)) all.push([ticket, { ...draft, at: Date.now() }]);
  const latest = all.toSorted(([, one], [, other]) => other.at - one.at).slice(0, mostKept);
  try {
    localStorage.setItem(keyOf(account), JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // A full or forbidden storage only means that a reload forgets it.
  }
}
