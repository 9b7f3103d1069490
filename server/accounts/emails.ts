import { emailWriter, type EmailTexts } from '../platform/mail/email-writer.ts';
import { notMeLines } from './two-step/emails.ts';

const codeTexts: EmailTexts<{ code: string }> = {
  en: ({ code }) => ({
    subject: `${code} is your verification code`,
    code,
    lines: [
      'Enter this code to verify your email address:',
      code,
      'It works for 10 minutes. If you didn’t create an account at Bậc, you can ignore this email.',
    ],
  }),
  vi: ({ code }) => ({
    subject: `${code} là mã xác minh của bạn`,
    code,
    lines: [
      'Hãy nhập mã này để xác minh địa chỉ email của bạn:',
      code,
      'Mã có hiệu lực trong 10 phút. Nếu bạn không tạo tài khoản ở Bậc, hãy bỏ qua thư này.',
    ],
  }),
};

const resetTexts: EmailTexts<{ link: string }> = {
  en: ({ link }) => ({
    subject: 'Set a new password',
    lines: [
      'Open this link to set a new password:',
      link,
      'It works once, for 30 minutes. If you didn’t request it, ignore this email: your password won’t change.',
    ],
  }),
  vi: ({ link }) => ({
    subject: 'Đặt lại mật khẩu',
    lines: [
      'Hãy mở liên kết này để đặt mật khẩu mới:',
      link,
      'Liên kết dùng được một lần, trong 30 phút. Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn vẫn giữ nguyên.',
    ],
  }),
};

const welcomeTexts: EmailTexts<{ link: string }> = {
  en: ({ link }) => ({
    subject: 'Welcome to Bậc',
    lines: ['Your email address is verified and your account is ready.', link, 'See you there.'],
  }),
  vi: ({ link }) => ({
    subject: 'Chào mừng bạn đến với Bậc',
    lines: ['Email của bạn đã được xác minh và tài khoản đã sẵn sàng.', link, 'Hẹn gặp bạn ở đó.'],
  }),
};

const passwordChangedTexts: EmailTexts<{ link: string }> = {
  en: ({ link }) => ({
    subject: 'Your password was changed',
    lines: [
      'The password of your account was just changed, and every other device was signed out.',
      ...notMeLines.en(link),
    ],
  }),
  vi: ({ link }) => ({
    subject: 'Mật khẩu của bạn đã được đổi',
    lines: [
      'Mật khẩu tài khoản của bạn vừa được đổi, và mọi thiết bị khác đã được đăng xuất.',
      ...notMeLines.vi(link),
    ],
  }),
};

interface NewDevice {
  device: string;
  address: string;
  time: string;
  link: string;
}

const newDeviceTexts: EmailTexts<NewDevice> = {
  en: ({ device, address, time, link }) => ({
    subject: 'A new device signed in to your account',
    lines: [
      `${device} signed in to your account at ${time}, from the address ${address}.`,
      'If this was you, you don’t need to do anything.',
      ...notMeLines.en(link),
    ],
  }),
  vi: ({ device, address, time, link }) => ({
    subject: 'Có thiết bị mới đăng nhập vào tài khoản của bạn',
    lines: [
      `${device} đã đăng nhập vào tài khoản của bạn lúc ${time}, từ địa chỉ ${address}.`,
      'Nếu đó là bạn thì không cần làm gì thêm.',
      ...notMeLines.vi(link),
    ],
  }),
};

export const codeEmail = emailWriter(codeTexts);
export const resetEmail = emailWriter(resetTexts);
export const welcomeEmail = emailWriter(welcomeTexts);
export const passwordChangedEmail = emailWriter(passwordChangedTexts);
export const newDeviceEmail = emailWriter(newDeviceTexts);
