import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Email } from './email.ts';
import { writeToOutbox } from './outbox.ts';

export interface MailTransport {
  send(email: Email): Promise<void>;
}

/** The options for nodemailer, which encodes its input, so that a line break in a subject cannot inject a header. */
function toMailOptions({ loop, stopLink, ...content }: Email): SendMailOptions {
  const email = { ...content, ...(stopLink !== undefined && { list: { unsubscribe: stopLink } }) };
  if (loop === undefined) return email;
  const headers = {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'X-Loop': loop,
  };
  return { ...email, headers };
}

export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = nodemailer.createTransport(url, { from });
  return { send: async (email) => void (await transporter.sendMail(toMailOptions(email))) };
}

interface Outbox {
  dataDir: string;
  /** In production the console is a log, which must not contain subjects, because a subject may be a code. */
  production: boolean;
}

/** Writes each email to a file, for servers without a mail server. */
export function outboxTransport(
  { dataDir, production }: Outbox,
  from: string,
  clock: Clock,
  say: (line: string) => void,
): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(email) {
      const sentAt = clock.now();
      const { message } = await composer.sendMail({ ...toMailOptions(email), date: sentAt });
      const path = await writeToOutbox(dataDir, email, message as Buffer, sentAt);
      say(production ? `A letter: ${path}` : `Mail to ${email.to}: “${email.subject}” (${path})`);
    },
  };
}
