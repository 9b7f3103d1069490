import { isOwnMessageId } from '../message-ids.ts';

/** The headers that tell a program's letter from a person's, by their names in lower case. */
export const tellingHeaders = [
  'auto-submitted',
  'content-type',
  'precedence',
  'x-auto-response-suppress',
  'x-autoreply',
  'x-autorespond',
  'x-loop',
] as const;

export type TellingHeaders = Partial<Record<(typeof tellingHeaders)[number], string>>;

export type Automatic = 'bounce' | 'auto-reply' | 'bulk' | 'loop';

interface Letter {
  /** The return path of the envelope; empty for what must never be answered. */
  sender: string;
  /** The address under From. */
  from: string;
  messageId: string | undefined;
  headers: TellingHeaders;
}

const daemon = /^(mailer-daemon|postmaster)@/i;

/** Exchange asks this of others in its own out-of-office letters; reports of delivery alone are a person's wish. */
const asksForSilence = (value: string): boolean => /\b(all|oof|autoreply)\b/i.test(value);

/**
 * What no person wrote, or undefined. Answering it would answer a machine, and showing it would tell the team nothing
 * (RFC 3834; Auto-Submitted: no says the opposite).
 */
export function automaticKind(
  { sender, from, messageId, headers }: Letter,
  ticketAddress: string,
): Automatic | undefined {
  const loops = headers['x-loop']?.toLowerCase().includes(ticketAddress.toLowerCase()) ?? false;
  if (loops || (messageId !== undefined && isOwnMessageId(ticketAddress, messageId))) return 'loop';
  const isReport = /^\s*multipart\/report\b/i.test(headers['content-type'] ?? '');
  if (sender === '' || daemon.test(sender) || daemon.test(from) || isReport) return 'bounce';
  const isSubmitted = !/^\s*no\b/i.test(headers['auto-submitted'] ?? 'no');
  const isReply = headers['x-autoreply'] ?? headers['x-autorespond'];
  if (isSubmitted || isReply !== undefined) return 'auto-reply';
  if (asksForSilence(headers['x-auto-response-suppress'] ?? '')) return 'auto-reply';
  if (/^\s*auto_reply\b/i.test(headers.precedence ?? '')) return 'auto-reply';
  return /^\s*(bulk|junk|list)\b/i.test(headers.precedence ?? '') ? 'bulk' : undefined;
}
