import nodemailer from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Letter } from './letter.ts';
import { writeToOutbox } from './outbox.ts';

export interface MailTransport {
  send(letter: Letter): Promise<void>;
}

export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = nodemailer.createTransport(url, { from });
  return { send: async (letter) => void (await transporter.sendMail(letter)) };
}

/** Without a mail server each letter becomes a file. */
export function outboxTransport(
  dataDir: string,
  from: string,
  clock: Clock,
  say: (line: string) => void,
): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(letter) {
      const sentAt = clock.now();
      const { message } = await composer.sendMail({ ...letter, date: sentAt });
      const path = await writeToOutbox(dataDir, letter, message as Buffer, sentAt);
      say(`Mail to ${letter.to}: “${letter.subject}” (${path})`);
    },
  };
}
