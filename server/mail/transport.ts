import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Letter } from './letter.ts';

export interface MailTransport {
  send(letter: Letter): Promise<void>;
}

export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = nodemailer.createTransport(url, { from });
  return { send: async (letter) => void (await transporter.sendMail(letter)) };
}

/** Without a mail server each letter becomes an .eml file that any mail program opens. */
export function outboxTransport(
  folder: string,
  from: string,
  clock: Clock,
  say: (line: string) => void,
): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(letter) {
      const { message } = await composer.sendMail({ ...letter, date: clock.now() });
      const stamp = clock.now().toISOString().replaceAll(':', '-');
      const path = join(folder, `${stamp}-${crypto.randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${path}.partial`, message as Buffer);
      await rename(`${path}.partial`, path);
      say(`Mail to ${letter.to}: “${letter.subject}” (${path})`);
    },
  };
}
