import { emailAddress } from '@bac/contract/accounts/email-address.ts';
import { z } from 'zod';

/** Normalizes an address, so that one person cannot register it twice. */
export const normalizeEmail = (email: string): string =>
  email.trim().normalize('NFC').toLowerCase();

const maxMessageIdLength = 250;

/** A message id of RFC 5322, ASCII only: a line break in it would allow header injection. */
export const isMessageId = (text: string): boolean =>
  text.length <= maxMessageIdLength && /^<[!-;=?-~]+>$/.test(text);

const messageId = z.string().refine(isMessageId);

export const emailSchema = z.object({
  to: emailAddress,
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().optional(),
  /** Set for emails that can be answered and that email clients group into a thread. */
  replyTo: emailAddress.optional(),
  messageId: messageId.optional(),
  inReplyTo: messageId.optional(),
  references: z.array(messageId).optional(),
  /** Marks an automatic email, so that programs do not answer it; this address identifies it if it comes back. */
  loop: emailAddress.optional(),
  /** The unsubscribe link, for which email clients show a button. */
  stopLink: z.url().regex(/^\S+$/).optional(),
});

export type Email = z.infer<typeof emailSchema>;
