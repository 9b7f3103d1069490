import type { FamilySide } from '@bac/contract/following/family.ts';
import { writer } from '../../../platform/mail/letter-writer.ts';

interface Invited {
  from: string;
  /** What the one who invites is. */
  side: FamilySide;
  code: string;
  link: string;
}

export const invitationLetter = writer<Invited>({
  en: ({ from, side, code, link }) => ({
    subject:
      side === 'student'
        ? `${from} invites you to follow their SAT practice`
        : `${from} asks to follow your SAT practice`,
    lines: [
      side === 'student'
        ? `${from} practises for the SAT at Bậc and would like you to see how it is going, as their parent.`
        : `${from} would like to see your practice results at Bậc, as your parent.`,
      'Open this link to read what that means and to say yes or no:',
      link,
      `If you have no account yet, open one with this address first. Your code is ${code}; it works once, for 7 days.`,
      'If you do not know this person, you can ignore this letter: nothing is shared.',
    ],
  }),
  vi: ({ from, side, code, link }) => ({
    subject:
      side === 'student'
        ? `${from} mời bạn theo dõi việc luyện thi SAT`
        : `${from} muốn theo dõi việc luyện thi SAT của bạn`,
    lines: [
      side === 'student'
        ? `${from} đang luyện thi SAT ở Bậc và mời bạn, với tư cách phụ huynh, xem em học thế nào.`
        : `${from}, với tư cách phụ huynh, muốn xem kết quả luyện thi của bạn ở Bậc.`,
      'Bạn mở liên kết này để đọc rõ hơn rồi đồng ý hoặc từ chối nhé:',
      link,
      `Nếu chưa có tài khoản, bạn đăng ký bằng địa chỉ email này trước. Mã của bạn là ${code}, dùng được một lần trong 7 ngày.`,
      'Nếu không quen người này, bạn cứ bỏ qua thư: không có gì được chia sẻ.',
    ],
  }),
});
