import { writer } from '../../../platform/mail/letter-writer.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { addressOf, letterName } from '../../conversation/letters.ts';
import type { TicketRow } from '../../conversation/store.ts';

const joinedLetter = writer<{ number: number; merged: number; link: string }>({
  en: ({ number, merged, link }) => ({
    subject: `Your two tickets are one now: #${number}`,
    lines: [
      `You wrote to us twice, so we have joined ticket #${merged} with ticket #${number}. Everything you sent is in one place now:`,
      link,
      'Please use this link from now on: those in our earlier letters no longer lead to the conversation.',
    ],
  }),
  vi: ({ number, merged, link }) => ({
    subject: `Hai yêu cầu của bạn đã gộp thành #${number}`,
    lines: [
      `Bạn đã gửi hai yêu cầu nên chúng mình gộp yêu cầu #${merged} vào yêu cầu #${number}. Mọi nội dung bạn gửi giờ nằm chung một chỗ:`,
      link,
      'Từ giờ bạn dùng liên kết này nhé: liên kết trong các thư trước không còn dẫn đến cuộc trao đổi nữa.',
    ],
  }),
});

/** The only way to the conversation for somebody without an account, so it goes to the address alone. */
export const mergedLetter = (ticket: TicketRow, merged: number, publicUrl: URL): Letter =>
  joinedLetter(
    { email: ticket.personEmail, fullName: letterName(ticket.personName) },
    ticket.language,
    { number: ticket.number, merged, link: addressOf(ticket, publicUrl) },
  );
