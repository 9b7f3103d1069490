import { locales, type Language } from '@bac/exam/item/language.ts';
import type { AccountAction } from './users.ts';

interface ChangeDetails {
  reason: string;
  /** When a suspension ends on its own. */
  until: Date | null;
}

export interface EmailText {
  subject: string;
  lines: string[];
}

/** Formats a moment in Vietnam time, because the readers live there. */
export function formatMoment(when: Date, language: Language): string {
  const format = (style: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locales[language], { ...style, timeZone: 'Asia/Ho_Chi_Minh' }).format(
      when,
    );
  const time = format({ timeStyle: 'short', hourCycle: 'h23' });
  const date = format({ dateStyle: 'long' });
  // Formatted in one call, the hour would run into the day: “17:29 21 tháng 11”.
  return language === 'vi' ? `lúc ${time} ngày ${date}` : `${date} at ${time}`;
}

type Wording = Record<Language, (details: { until: string | null }) => EmailText>;

const wordings: Record<AccountAction, Wording> = {
  activate: {
    en: () => ({
      subject: 'Your account is active',
      lines: ['Your account at Bậc is active, and you can sign in.'],
    }),
    vi: () => ({
      subject: 'Tài khoản của bạn đã hoạt động',
      lines: ['Tài khoản Bậc của bạn đã hoạt động, bạn có thể đăng nhập.'],
    }),
  },
  deactivate: {
    en: () => ({
      subject: 'Your account has been deactivated',
      lines: [
        'Your account at Bậc has been deactivated and signed out everywhere. Your results are not affected.',
      ],
    }),
    vi: () => ({
      subject: 'Tài khoản của bạn đã ngừng hoạt động',
      lines: [
        'Tài khoản Bậc của bạn đã ngừng hoạt động và được đăng xuất khỏi mọi thiết bị. Kết quả của bạn vẫn được giữ nguyên.',
      ],
    }),
  },
  suspend: {
    en: ({ until }) => ({
      subject: until ? 'Your account is temporarily suspended' : 'Your account is suspended',
      lines: [
        until
          ? `Your account at Bậc is suspended until ${until} (Vietnam time). It reopens automatically then. Until that time, you can’t sign in. Your results are not affected.`
          : 'Your account at Bậc is suspended until we reopen it, and you can’t sign in. Your results are not affected.',
      ],
    }),
    vi: ({ until }) => ({
      subject: until ? 'Tài khoản của bạn tạm khóa có thời hạn' : 'Tài khoản của bạn bị tạm khóa',
      lines: [
        until
          ? `Tài khoản Bậc của bạn bị tạm khóa đến ${until} (giờ Việt Nam). Đến lúc đó tài khoản tự mở lại; trong thời gian này bạn không đăng nhập được. Kết quả của bạn vẫn được giữ nguyên.`
          : 'Tài khoản Bậc của bạn bị tạm khóa cho đến khi chúng tôi mở lại, và bạn không đăng nhập được. Kết quả của bạn vẫn được giữ nguyên.',
      ],
    }),
  },
  ban: {
    en: () => ({
      subject: 'Your account has been banned',
      lines: ['Your account at Bậc has been banned: it can no longer be used.'],
    }),
    vi: () => ({
      subject: 'Tài khoản của bạn đã bị cấm',
      lines: ['Tài khoản Bậc của bạn đã bị cấm và không dùng được nữa.'],
    }),
  },
  unban: {
    en: () => ({
      subject: 'Your account is open again',
      lines: ['The ban on your account at Bậc has been lifted. You can sign in again.'],
    }),
    vi: () => ({
      subject: 'Tài khoản của bạn đã được mở lại',
      lines: ['Lệnh cấm tài khoản Bậc của bạn đã được gỡ. Bạn có thể đăng nhập lại.'],
    }),
  },
};

const reasonLine: Record<Language, (reason: string) => string> = {
  en: (reason) => `The reason: ${reason}`,
  vi: (reason) => `Lý do: ${reason}`,
};

const farewell: Record<Language, string> = {
  en: 'If you think this is a mistake, reply to this email.',
  vi: 'Nếu bạn thấy có nhầm lẫn, hãy trả lời thư này.',
};

const isWelcome = (action: AccountAction): boolean => action === 'activate' || action === 'unban';

/** The text between the greeting and the signature. The preview and the email both use it. */
export function accountChangeEmail(
  action: AccountAction,
  language: Language,
  { reason, until }: ChangeDetails,
): EmailText {
  const text = wordings[action][language]({ until: until && formatMoment(until, language) });
  const trimmedReason = reason.trim();
  return {
    subject: text.subject,
    lines: [
      ...text.lines,
      ...(trimmedReason === '' ? [] : [reasonLine[language](trimmedReason)]),
      ...(isWelcome(action) ? [] : [farewell[language]]),
    ],
  };
}
