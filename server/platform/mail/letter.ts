import { emailAddress } from '@bac/contract/accounts/email-address.ts';
import { z } from 'zod';

/** Normalizes an address, so that one person cannot register it twice. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

const longestMessageId = 250;

/** A message id of RFC 5322, ASCII only: a line break in it would allow header injection. */
export const isMessageId = (text: string): boolean =>
  text.length <= longestMessageId && /^<[!-;=?-~]+>$/.test(text);

const messageId = z.string().refine(isMessageId);

export const letter = z.object({
  to: emailAddress,
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().optional(),
  /** Of a letter that can be answered, and of what belongs together in a mail program. */
  replyTo: emailAddress.optional(),
  messageId: messageId.optional(),
  inReplyTo: messageId.optional(),
  references: z.array(messageId).optional(),
  /** Programs are asked not to answer it; should it come back, this address tells that it is our own. */
  loop: emailAddress.optional(),
  /** Where whoever gets it stops letters of its kind; mail programs show a button for it. */
  stopLink: z.url().regex(/^\S+$/).optional(),
});

export type Letter = z.infer<typeof letter>;
