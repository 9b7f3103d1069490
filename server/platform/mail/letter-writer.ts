import type { Language } from '@bac/exam/item/language.ts';
import type { Letter } from './letter.ts';

interface Words {
  subject: string;
  /** Paragraphs; one that is a link and nothing else can be followed. */
  lines: string[];
  /** The line that is to be typed off, so it is written large. */
  code?: string;
}

/** What a letter says, in both languages. */
export type Wording<Given> = Record<Language, (given: Given) => Words>;

/** Of what a stranger gave as a name nothing may be left. */
const greeting: Record<Language, (name: string) => string> = {
  en: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  vi: (name) => `Chào ${name || 'bạn'},`,
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
    const { subject, lines, code } = wording[language](given);
    const paragraphs = [greeting[language](to.fullName), ...lines, signature[language]];
    return {
      to: to.email,
      subject,
      text: paragraphs.join('\n\n'),
      html: htmlOf(paragraphs, language, code),
    };
  };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function paragraphOf(text: string, code: string | undefined): string {
  const shown = escape(text);
  if (text === code)
    return `<p style="font-size:32px;font-weight:700;letter-spacing:6px">${shown}</p>`;
  if (/^https?:\/\/\S+$/.test(text))
    return `<p><a href="${shown}" style="color:#27336D">${shown}</a></p>`;
  return `<p>${shown.replaceAll('\n', '<br>')}</p>`;
}

/** Styles stand in the tags: mail programs read no style sheets. */
const htmlOf = (paragraphs: string[], language: Language, code: string | undefined): string =>
  `<!doctype html><html lang="${language}"><body style="margin:0;padding:32px;background:#FBF8F1;color:#1E2233;font:16px/1.6 sans-serif">` +
  `<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:18px">${paragraphs.map((text) => paragraphOf(text, code)).join('')}</div></body></html>`;
