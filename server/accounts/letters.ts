import type { Language } from '@bac/exam/item/language.ts';
import type { Letter } from '../mail/letter.ts';

interface Words {
  subject: string;
  /** Paragraphs; the one that is a code or a link stands by itself. */
  lines: string[];
}

type Wording<Given> = Record<Language, (given: Given) => Words>;

const greeting: Record<Language, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  vi: (name) => `Chào ${name},`,
};

const signature: Record<Language, string> = {
  en: 'The people at Bậc',
  vi: 'Đội ngũ Bậc',
};

const codeWords: Wording<{ code: string }> = {
  en: ({ code }) => ({
    subject: `${code} is your verification code`,
    lines: [
      'Enter this code to verify your email address:',
      code,
      'It works for 10 minutes. If you did not open an account at Bậc, you can ignore this letter.',
    ],
  }),
  vi: ({ code }) => ({
    subject: `${code} là mã xác nhận của bạn`,
    lines: [
      'Hãy nhập mã này để xác nhận địa chỉ email của bạn:',
      code,
      'Mã có hiệu lực trong 10 phút. Nếu bạn không mở tài khoản ở Bậc, hãy bỏ qua thư này.',
    ],
  }),
};

const resetWords: Wording<{ link: string }> = {
  en: ({ link }) => ({
    subject: 'Set a new password',
    lines: [
      'Open this link to set a new password:',
      link,
      'It works once, for 30 minutes. If you did not ask for it, ignore this letter: your password stays as it is.',
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

const welcomeWords: Wording<{ link: string }> = {
  en: ({ link }) => ({
    subject: 'Welcome to Bậc',
    lines: ['Your email address is verified and your account is ready.', link, 'See you there.'],
  }),
  vi: ({ link }) => ({
    subject: 'Chào mừng bạn đến với Bậc',
    lines: ['Email của bạn đã được xác nhận và tài khoản đã sẵn sàng.', link, 'Hẹn gặp bạn ở đó.'],
  }),
};

const passwordChangedWords: Wording<object> = {
  en: () => ({
    subject: 'Your password was changed',
    lines: [
      'The password of your account was changed just now, and every other device was signed out.',
      'If this was not you, set a new password at once and write to us.',
    ],
  }),
  vi: () => ({
    subject: 'Mật khẩu của bạn đã được đổi',
    lines: [
      'Mật khẩu tài khoản của bạn vừa được đổi, và mọi thiết bị khác đã được đăng xuất.',
      'Nếu không phải bạn, hãy đặt lại mật khẩu ngay và báo cho chúng tôi.',
    ],
  }),
};

const newDeviceWords: Wording<{ device: string; address: string; time: string }> = {
  en: ({ device, address, time }) => ({
    subject: 'A new device signed in to your account',
    lines: [
      `${device} signed in to your account at ${time}, from the address ${address}.`,
      'If this was you, there is nothing to do. If not, change your password at once: that signs every other device out.',
    ],
  }),
  vi: ({ device, address, time }) => ({
    subject: 'Có thiết bị mới đăng nhập vào tài khoản của bạn',
    lines: [
      `${device} đã đăng nhập vào tài khoản của bạn lúc ${time}, từ địa chỉ ${address}.`,
      'Nếu đó là bạn thì không cần làm gì thêm. Nếu không, hãy đổi mật khẩu ngay: mọi thiết bị khác sẽ bị đăng xuất.',
    ],
  }),
};

interface Recipient {
  email: string;
  fullName: string;
}

const writer =
  <Given>(wording: Wording<Given>) =>
  (to: Recipient, language: Language, given: Given): Letter => {
    const { subject, lines } = wording[language](given);
    const paragraphs = [greeting[language](to.fullName), ...lines, signature[language]];
    return {
      to: to.email,
      subject,
      text: paragraphs.join('\n\n'),
      html: htmlOf(paragraphs, language),
    };
  };

export const codeLetter = writer(codeWords);
export const resetLetter = writer(resetWords);
export const welcomeLetter = writer(welcomeWords);
export const passwordChangedLetter = writer(passwordChangedWords);
export const newDeviceLetter = writer(newDeviceWords);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function paragraphOf(text: string): string {
  const shown = escape(text);
  if (/^\d{6}$/.test(text))
    return `<p style="font-size:32px;font-weight:700;letter-spacing:6px">${shown}</p>`;
  if (/^https?:\/\//.test(text))
    return `<p><a href="${shown}" style="color:#27336D">${shown}</a></p>`;
  return `<p>${shown}</p>`;
}

/** Styles stand in the tags: mail programs read no style sheets. */
const htmlOf = (paragraphs: string[], language: Language): string =>
  `<!doctype html><html lang="${language}"><body style="margin:0;padding:32px;background:#FBF8F1;color:#1E2233;font:16px/1.6 sans-serif">` +
  `<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:18px">${paragraphs.map(paragraphOf).join('')}</div></body></html>`;
