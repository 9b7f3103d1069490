import type { Language } from '@bac/exam/item/language.ts';
import type { Email } from './email.ts';

interface EmailText {
  subject: string;
  /** Paragraphs; a paragraph that is only a URL becomes a link. */
  lines: string[];
  /** A line that people copy by hand, so it is shown in large type. */
  code?: string;
}

/** The text of an email in both languages. */
export type EmailTexts<Values> = Record<Language, (values: Values) => EmailText>;

/** The name may be empty after sanitizing a visitor's input. */
const greeting: Record<Language, (name: string) => string> = {
  en: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  vi: (name) => `Chào ${name || 'bạn'},`,
};

const signature: Record<Language, string> = {
  en: 'The Bậc team',
  vi: 'Đội ngũ Bậc',
};

interface Recipient {
  email: string;
  fullName: string;
}

/** Every email to a person has a greeting, paragraphs and a signature. */
export const emailWriter =
  <Values>(wording: EmailTexts<Values>) =>
  (to: Recipient, language: Language, values: Values): Email => {
    const { subject, lines, code } = wording[language](values);
    const paragraphs = [greeting[language](to.fullName), ...lines, signature[language]];
    return {
      to: to.email,
      subject,
      text: paragraphs.join('\n\n'),
      html: renderHtml(paragraphs, language, code),
    };
  };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function renderParagraph(text: string, code: string | undefined): string {
  const escaped = escape(text);
  if (text === code)
    return `<p style="font-size:32px;font-weight:700;letter-spacing:6px">${escaped}</p>`;
  if (/^https?:\/\/\S+$/.test(text))
    return `<p><a href="${escaped}" style="color:#27336D">${escaped}</a></p>`;
  return `<p>${escaped.replaceAll('\n', '<br>')}</p>`;
}

/** Uses inline styles, because email clients ignore style sheets. */
const renderHtml = (paragraphs: string[], language: Language, code: string | undefined): string =>
  `<!doctype html><html lang="${language}"><body style="margin:0;padding:32px;background:#FBF8F1;color:#1E2233;font:16px/1.6 sans-serif">` +
  `<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:18px">${paragraphs.map((text) => renderParagraph(text, code)).join('')}</div></body></html>`;
