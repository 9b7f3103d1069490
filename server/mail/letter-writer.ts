import type { Language } from '@bac/exam/item/language.ts';
import type { Letter } from './letter.ts';

interface Words {
  subject: string;
  /** Paragraphs; the one that is a code or a link stands by itself. */
  lines: string[];
}

/** What a letter says, in both languages. */
export type Wording<Given> = Record<Language, (given: Given) => Words>;

const greeting: Record<Language, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  vi: (name) => `Chào ${name},`,
};

const signature: Record<Language, string> = {
  en: 'The people at Bậc',
  vi: 'Đội ngũ Bậc',
};

interface Recipient {
  email: string;
  fullName: string;
}

/** Greeting, paragraphs, signature: every letter to a person has this shape. */
export const writer =
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
