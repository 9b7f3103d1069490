import type { Language } from '@bac/exam/item/language.ts';

/** What a reason may begin with, in both languages at once: it is written in the reader's, whatever the page speaks. */
export const usualReasons = {
  sharing: {
    en: 'The account was used from several places at once. An account is for one person only.',
    vi: 'Tài khoản được dùng từ nhiều nơi cùng một lúc. Mỗi tài khoản chỉ dành cho một người.',
  },
  conduct: {
    en: 'Messages from this account were hurtful to others.',
    vi: 'Tin nhắn gửi từ tài khoản này làm tổn thương người khác.',
  },
  cheating: {
    en: 'Questions of our tests were copied and passed on from this account.',
    vi: 'Câu hỏi trong bài kiểm tra đã bị sao chép và phát tán từ tài khoản này.',
  },
  request: {
    en: 'You asked us to close the account.',
    vi: 'Bạn đã yêu cầu chúng tôi đóng tài khoản.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type UsualReason = keyof typeof usualReasons;
