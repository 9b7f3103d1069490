import { formatMoment } from '@bac/contract/accounts/account-change-email.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Notice } from '../events/person-notified.ts';
import { emailWriter, type EmailTexts } from '../../platform/mail/email-writer.ts';

/** The “it wasn’t me” link at the end of every security email. */
export const notMeLines: Record<Language, (link: string) => string[]> = {
  en: (link) => [
    'If this wasn’t you, open this link. It signs out every device, removes what has been set up since, and sends you an email to choose a new password:',
    link,
    'The link works for 7 days.',
  ],
  vi: (link) => [
    'Nếu không phải bạn, hãy mở liên kết này: mọi thiết bị sẽ bị đăng xuất, những gì được thiết lập từ lúc đó sẽ bị gỡ bỏ, và bạn sẽ nhận được thư để đặt mật khẩu mới.',
    link,
    'Liên kết dùng được trong 7 ngày.',
  ],
};

interface Details {
  link: string;
  /** The name of the passkey. */
  name: string;
  /** How many recovery codes are unused. */
  left: number;
  /** The first second step of the account, which signed other devices out. */
  isFirst: boolean;
}

type Texts = Record<Language, (details: Details) => { subject: string; line: string }>;

const signedOutTexts: Record<Language, string> = {
  en: 'Every other device was signed out and must sign in again with the second step.',
  vi: 'Mọi thiết bị khác đã được đăng xuất: hãy đăng nhập lại trên từng thiết bị, có thêm bước thứ hai.',
};

const linesOf = (language: Language, line: string, { link, isFirst }: Details): string[] => [
  line,
  ...(isFirst ? [signedOutTexts[language]] : []),
  ...notMeLines[language](link),
];

const withNotMeLink = ({ en, vi }: Texts): EmailTexts<Details> => ({
  en: (details) => ({
    subject: en(details).subject,
    lines: linesOf('en', en(details).line, details),
  }),
  vi: (details) => ({
    subject: vi(details).subject,
    lines: linesOf('vi', vi(details).line, details),
  }),
});

/** Keyed by audit action. */
export const changeEmails = {
  'totp.added': emailWriter(
    withNotMeLink({
      en: () => ({
        subject: 'An authenticator app was set up for your account',
        line: 'An authenticator app was set up for your account. From now on, you’ll be asked for a code from the app after your password. Ten new recovery codes were shown at the same time; earlier ones no longer work.',
      }),
      vi: () => ({
        subject: 'Tài khoản của bạn đã có ứng dụng xác thực',
        line: 'Tài khoản của bạn vừa được thiết lập ứng dụng xác thực: từ giờ, sau mật khẩu, bạn nhập thêm mã trong ứng dụng để đăng nhập. Mười mã khôi phục mới đã được hiển thị cùng lúc; các mã cũ không còn dùng được.',
      }),
    }),
  ),
  'totp.removed': emailWriter(
    withNotMeLink({
      en: () => ({
        subject: 'The authenticator app was removed from your account',
        line: 'You’ll no longer be asked for a code from the authenticator app when you sign in.',
      }),
      vi: () => ({
        subject: 'Ứng dụng xác thực đã được gỡ khỏi tài khoản của bạn',
        line: 'Từ giờ, khi đăng nhập, tài khoản của bạn không hỏi mã của ứng dụng xác thực nữa.',
      }),
    }),
  ),
  'passkey.added': emailWriter(
    withNotMeLink({
      en: ({ name }) => ({
        subject: 'A passkey was added to your account',
        line: `The passkey “${name}” was added to your account. It can be used to sign in without a password.`,
      }),
      vi: ({ name }) => ({
        subject: 'Tài khoản của bạn có thêm khóa truy cập',
        line: `Khóa truy cập “${name}” vừa được thêm vào tài khoản của bạn. Dùng khóa này thì đăng nhập không cần mật khẩu.`,
      }),
    }),
  ),
  'passkey.removed': emailWriter(
    withNotMeLink({
      en: ({ name }) => ({
        subject: 'A passkey was removed from your account',
        line: `The passkey “${name}” was removed and can no longer be used to sign in.`,
      }),
      vi: ({ name }) => ({
        subject: 'Một khóa truy cập đã được gỡ khỏi tài khoản của bạn',
        line: `Khóa truy cập “${name}” đã được gỡ và không còn mở được tài khoản của bạn.`,
      }),
    }),
  ),
  'recovery-codes.renewed': emailWriter(
    withNotMeLink({
      en: () => ({
        subject: 'You have new recovery codes',
        line: 'Ten new recovery codes were created for your account. Earlier ones no longer work.',
      }),
      vi: () => ({
        subject: 'Mã khôi phục của bạn đã được đổi mới',
        line: 'Tài khoản của bạn vừa có mười mã khôi phục mới. Các mã cũ không còn dùng được.',
      }),
    }),
  ),
  'recovery-code.used': emailWriter(
    withNotMeLink({
      en: ({ left }) => ({
        subject: 'A recovery code of your account was used',
        line: `Someone used a recovery code to sign in to your account or to change two-step verification. Each code works only once. Unused codes left: ${left}.`,
      }),
      vi: ({ left }) => ({
        subject: 'Một mã khôi phục của bạn vừa được dùng',
        line: `Có người vừa dùng một mã khôi phục để đăng nhập vào tài khoản của bạn hoặc thay đổi cách xác minh hai bước. Mỗi mã chỉ dùng được một lần; số mã còn lại: ${left}.`,
      }),
    }),
  ),
};

export const resetStartedEmail = emailWriter<{ at: Date; reason: string; link: string }>({
  en: ({ at, reason, link }) => ({
    subject: 'Your two-step verification is about to be reset',
    lines: [
      `Our team was asked to remove two-step verification from your account. This happens on ${formatMoment(at, 'en')} (Vietnam time). After that, your password alone is enough, and passkeys and recovery codes no longer work.`,
      `The reason: ${reason}`,
      'If you asked for this, you don’t need to do anything. Signing in with your authenticator app or a passkey stops it. You can also stop it in your profile, under Security.',
      'If you didn’t ask for it, stop it with this link. It also signs out every device and sends you an email to choose a new password:',
      link,
    ],
  }),
  vi: ({ at, reason, link }) => ({
    subject: 'Xác minh hai bước của bạn sắp được đặt lại',
    lines: [
      `Chúng tôi nhận được yêu cầu gỡ xác minh hai bước khỏi tài khoản của bạn. Việc này sẽ diễn ra vào ${formatMoment(at, 'vi')} (giờ Việt Nam). Sau đó chỉ cần mật khẩu là đăng nhập được, các khóa truy cập và mã khôi phục không còn dùng được.`,
      `Lý do: ${reason}`,
      'Nếu chính bạn yêu cầu, bạn không cần làm gì thêm. Việc này sẽ dừng khi bạn đăng nhập bằng ứng dụng xác thực hoặc khóa truy cập; bạn cũng có thể tự dừng trong hồ sơ, ở mục Bảo mật.',
      'Nếu bạn không yêu cầu, hãy dừng lại bằng liên kết này. Mọi thiết bị cũng sẽ bị đăng xuất và bạn sẽ nhận được thư để đặt mật khẩu mới:',
      link,
    ],
  }),
});

/** Complements the email, for people who are signed in but do not read their email that day. */
export const resetStartedNotice = (at: Date): Omit<Notice, 'account'> => ({
  id: crypto.randomUUID(),
  title: {
    en: 'Your two-step verification is about to be reset',
    vi: 'Xác minh hai bước của bạn sắp được đặt lại',
  },
  text: {
    en: `Our team was asked to remove it from your account. This happens on ${formatMoment(at, 'en')} (Vietnam time). If you didn’t ask for this, stop it under Security.`,
    vi: `Chúng tôi nhận được yêu cầu gỡ bỏ. Việc này sẽ diễn ra vào ${formatMoment(at, 'vi')} (giờ Việt Nam). Nếu không phải bạn yêu cầu, hãy dừng lại ở mục Bảo mật.`,
  },
  link: '/profile?tab=security',
});

export const resetDoneEmail = emailWriter<{ link: string }>({
  en: ({ link }) => ({
    subject: 'Your two-step verification has been reset',
    lines: [
      'Two-step verification was removed from your account, so your password alone is enough to sign in. Please set it up again in your profile, under Security.',
      ...notMeLines.en(link),
    ],
  }),
  vi: ({ link }) => ({
    subject: 'Xác minh hai bước của bạn đã được đặt lại',
    lines: [
      'Xác minh hai bước đã được gỡ khỏi tài khoản của bạn: giờ chỉ cần mật khẩu là đăng nhập được. Bạn nên thiết lập lại trong hồ sơ, ở mục Bảo mật.',
      ...notMeLines.vi(link),
    ],
  }),
});
