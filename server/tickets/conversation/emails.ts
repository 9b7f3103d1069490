import type { Language } from '@bac/exam/item/language.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { emailWriter } from '../../platform/mail/email-writer.ts';
import type { TicketRow } from './store.ts';

/** The address at which its person reads the ticket. A visitor has no session, so their link carries the secret. */
export function ticketUrl({ id, accountId, secret }: TicketRow, publicUrl: URL): string {
  const address = new URL(`/tickets/${id}`, publicUrl);
  if (accountId === null) address.searchParams.set('secret', secret.toString('base64url'));
  return address.href;
}

/** A stranger can type any name, and it is mailed to an address they typed too: it may contain letters, but no link. */
export const nameForEmail = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M} '’-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60);

interface Reference {
  number: number;
  link: string;
}

interface OpenedFacts extends Reference {
  /** The office hours from the site's settings. */
  hours: LocalText;
}

/** Does not quote the message: the recipient may not be the person who wrote it. */
export const ticketOpenedEmail = emailWriter<OpenedFacts>({
  en: ({ number, link, hours }) => ({
    subject: `We’ve received your ticket #${number}`,
    lines: [
      `Thank you for contacting us. Your ticket number is ${number}. A person on our team will read it and reply.`,
      'You can follow it and add to it here:',
      link,
      `Office hours: ${hours.en}`,
      'If you didn’t contact us, you don’t need to do anything.',
    ],
  }),
  vi: ({ number, link, hours }) => ({
    subject: `Chúng tôi đã nhận yêu cầu #${number}`,
    lines: [
      `Cảm ơn bạn đã viết cho Bậc. Yêu cầu của bạn có số ${number}. Đội hỗ trợ sẽ đọc và trả lời bạn.`,
      'Bạn có thể theo dõi và viết thêm tại đây:',
      link,
      `Giờ làm việc: ${hours.vi}`,
      'Nếu bạn không gửi yêu cầu này, bạn không cần làm gì cả.',
    ],
  }),
});

interface AnswerFacts extends Reference {
  subject: string;
  /** The name of the agent who answered. */
  agent: string;
  text: string;
  /** The number of files; they are behind the link, not in the email. */
  files: number;
  /** True if a reply to the email enters the ticket. */
  isAnswerable: boolean;
}

/** Splits the text at empty lines. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const filesLine: Record<Language, (count: number) => string> = {
  en: (count) =>
    count === 1
      ? 'One file is attached to the answer. You’ll find it in the conversation.'
      : `${count} files are attached to the answer. You’ll find them in the conversation.`,
  vi: (count) => `Câu trả lời kèm ${count} tệp, bạn mở trong cuộc trao đổi.`,
};

const bodyOf = ({ text, files }: AnswerFacts, language: Language): string[] => [
  ...paragraphsOf(text),
  ...(files > 0 ? [filesLine[language](files)] : []),
];

export const ticketAnsweredEmail = emailWriter<AnswerFacts>({
  en: (answer) => ({
    subject: `Re: ${answer.subject} (#${answer.number})`,
    lines: [
      `${answer.agent} from our team has answered your ticket #${answer.number}:`,
      ...bodyOf(answer, 'en'),
      answer.isAnswerable
        ? 'Reply to this email, or read the whole conversation here:'
        : 'Read the whole conversation and reply here:',
      answer.link,
    ],
  }),
  vi: (answer) => ({
    subject: `Re: ${answer.subject} (#${answer.number})`,
    lines: [
      `${answer.agent} trong đội ngũ Bậc đã trả lời yêu cầu #${answer.number} của bạn:`,
      ...bodyOf(answer, 'vi'),
      answer.isAnswerable
        ? 'Bạn có thể trả lời ngay thư này, hoặc xem toàn bộ cuộc trao đổi tại đây:'
        : 'Bạn xem toàn bộ cuộc trao đổi và trả lời tại đây:',
      answer.link,
    ],
  }),
});
