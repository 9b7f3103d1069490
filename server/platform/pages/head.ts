import type { Language } from '@bac/exam/item/language.ts';
import { escaped, scriptJson } from './escape.ts';

export interface Head {
  title: string;
  siteName: string;
  description: string;
  language: Language;
  /** The address that search engines keep; a page without one stays out of them. */
  address: string | undefined;
  picture: { address: string; text: string };
  /** For machines that read: schema.org. */
  data: object[];
}

/** The picture that stands beside a link in a chat; `web/pictures/link-picture.svg`. */
const pictureSize = { width: 1200, height: 630 };

const locales: Record<Language, string> = { vi: 'vi_VN', en: 'en_US' };

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}" />`;

const property = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escaped(String(content))}" />`;

const canonical = (address: string): string[] => [
  `<link rel="canonical" href="${escaped(address)}" />`,
  property('og:url', address),
];

/** All that a page says of itself to those who do not run it. Every value may be hostile. */
export function headHtml(head: Head): string {
  const { title, siteName, description, language, address, picture, data } = head;
  const other: Language = language === 'vi' ? 'en' : 'vi';
  const lines = [
    `<title>${escaped(title)}</title>`,
    named('description', description),
    ...(address === undefined ? [named('robots', 'noindex')] : canonical(address)),
    property('og:site_name', siteName),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', locales[language]),
    property('og:locale:alternate', locales[other]),
    property('og:image', picture.address),
    property('og:image:width', pictureSize.width),
    property('og:image:height', pictureSize.height),
    property('og:image:alt', picture.text),
    // The rest of the card is read from the lines above.
    named('twitter:card', 'summary_large_image'),
    ...data.map((one) => `<script type="application/ld+json">${scriptJson(one)}</script>`),
  ];
  return lines.join('\n    ');
}
