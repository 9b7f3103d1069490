import { emailAddress } from '@bac/contract/accounts/email-address.ts';
import { z } from 'zod';
import { isMessageId } from './message-id.ts';

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
