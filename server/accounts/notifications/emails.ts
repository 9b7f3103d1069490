import type { LocalText } from '../../db/console-schema.ts';
import { emailWriter } from '../../platform/mail/email-writer.ts';

interface News {
  title: LocalText;
  text: LocalText;
  /** An absolute URL. */
  link: string | null;
}

const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const newsEmail = emailWriter<News>({
  en: ({ title, text, link }) => ({
    subject: title.en,
    lines: [
      ...paragraphsOf(text.en),
      ...(link === null ? [] : [link]),
      'You get this email because you asked for news. You can turn it off in your settings.',
    ],
  }),
  vi: ({ title, text, link }) => ({
    subject: title.vi,
    lines: [
      ...paragraphsOf(text.vi),
      ...(link === null ? [] : [link]),
      'Bạn nhận được thư này vì đã đăng ký nhận tin qua email. Bạn có thể tắt trong phần cài đặt.',
    ],
  }),
});

export const resultEmail = emailWriter<{ test: LocalText; link: string }>({
  en: ({ test, link }) => ({
    subject: `Your result is ready: ${test.en}`,
    lines: [
      `We’ve scored “${test.en}”. You can see your result, with every question explained, here:`,
      link,
      'You can turn these emails off in your settings.',
    ],
  }),
  vi: ({ test, link }) => ({
    subject: `Đã có kết quả: ${test.vi}`,
    lines: [
      `Bài “${test.vi}” của bạn đã chấm xong. Mời bạn xem kết quả và lời giải từng câu ở đây:`,
      link,
      'Nếu không muốn nhận thư báo kết quả, bạn có thể tắt trong phần cài đặt.',
    ],
  }),
});
