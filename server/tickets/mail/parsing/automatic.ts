import { isOwnMessageId } from '../message-ids.ts';

/** The headers that distinguish a program's email from a person's, in lower case. */
export const automaticHeaders = [
  'auto-submitted',
  'content-type',
  'precedence',
  'x-auto-response-suppress',
  'x-autoreply',
  'x-autorespond',
  'x-loop',
] as const;

export type AutomaticHeaders = Partial<Record<(typeof automaticHeaders)[number], string>>;

export type AutomaticKind = 'bounce' | 'auto-reply' | 'bulk' | 'loop';

interface EmailFacts {
  /** The return path of the envelope; empty for an email that must never be answered. */
  sender: string;
  /** The address in the From header. */
  from: string;
  messageId: string | undefined;
  headers: AutomaticHeaders;
}

const daemon = /^(mailer-daemon|postmaster)@/i;

/** Exchange sets these values in its own out-of-office emails; a person may suppress delivery reports alone. */
const suppressesReplies = (value: string): boolean => /\b(all|oof|autoreply)\b/i.test(value);

/**
 * The kind of an automatic email, undefined for a person's. Answering one would answer a machine, and showing one would not help
 * the team (RFC 3834; `Auto-Submitted: no` means that a person wrote it).
 */
export function automaticKind(
  { sender, from, messageId, headers }: EmailFacts,
  ticketAddress: string,
): AutomaticKind | undefined {
  const loops = headers['x-loop']?.toLowerCase().includes(ticketAddress.toLowerCase()) ?? false;
  if (loops || (messageId !== undefined && isOwnMessageId(ticketAddress, messageId))) return 'loop';
  const isReport = /^\s*multipart\/report\b/i.test(headers['content-type'] ?? '');
  if (sender === '' || daemon.test(sender) || daemon.test(from) || isReport) return 'bounce';
  const isSubmitted = !/^\s*no\b/i.test(headers['auto-submitted'] ?? 'no');
  const isReply = headers['x-autoreply'] ?? headers['x-autorespond'];
  if (isSubmitted || isReply !== undefined) return 'auto-reply';
  if (suppressesReplies(headers['x-auto-response-suppress'] ?? '')) return 'auto-reply';
  if (/^\s*auto_reply\b/i.test(headers.precedence ?? '')) return 'auto-reply';
  return /^\s*(bulk|junk|list)\b/i.test(headers.precedence ?? '') ? 'bulk' : undefined;
}
