import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Letter } from './letter.ts';
import { writeToOutbox } from './outbox.ts';

export interface MailTransport {
  send(letter: Letter): Promise<void>;
}

/** As nodemailer writes it: it folds and encodes what it is given, so that a line break in a subject starts no header. */
function asSent({ loop, stopLink, ...sent }: Letter): SendMailOptions {
  const letter = { ...sent, ...(stopLink !== undefined && { list: { unsubscribe: stopLink } }) };
  if (loop === undefined) return letter;
  const headers = {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'X-Loop': loop,
  };
  return { ...letter, headers };
}

export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = nodemailer.createTransport(url, { from });
  return { send: async (letter) => void (await transporter.sendMail(asSent(letter))) };
}

interface Outbox {
  dataDir: string;
  /** There a line on the console is a log, and a subject may be a code. */
  production: boolean;
}

/** Without a mail server each letter becomes a file. */
export function outboxTransport(
  { dataDir, production }: Outbox,
  from: string,
  clock: Clock,
  say: (line: string) => void,
): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(letter) {
      const sentAt = clock.now();
      const { message } = await composer.sendMail({ ...asSent(letter), date: sentAt });
      const path = await writeToOutbox(dataDir, letter, message as Buffer, sentAt);
      say(production ? `A letter: ${path}` : `Mail to ${letter.to}: “${letter.subject}” (${path})`);
    },
  };
}
