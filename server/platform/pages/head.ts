import type { Language } from '@bac/exam/item/language.ts';
import { escapeHtml, scriptJson } from './escape.ts';

export interface Head {
  title: string;
  siteName: string;
  description: string;
  language: Language;
  /** The canonical URL; a page without one is kept out of search engines. */
  address: string | undefined;
  picture: { address: string; text: string };
  /** Structured data of schema.org. */
  data: object[];
}

/** The preview picture of links in chats; `web/pictures/link-picture.svg`. */
const pictureSize = { width: 1200, height: 630 };

const locales: Record<Language, string> = { vi: 'vi_VN', en: 'en_US' };

const metaTag = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;

const property = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escapeHtml(String(content))}" />`;

const canonical = (address: string): string[] => [
  `<link rel="canonical" href="${escapeHtml(address)}" />`,
  property('og:url', address),
];

/** The metadata for search engines and link previews. Every value may be hostile. */
export function headHtml(head: Head): string {
  const { title, siteName, description, language, address, picture, data } = head;
  const other: Language = language === 'vi' ? 'en' : 'vi';
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    metaTag('description', description),
    ...(address === undefined ? [metaTag('robots', 'noindex')] : canonical(address)),
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
    // Twitter reads the rest of the card from the tags above.
    metaTag('twitter:card', 'summary_large_image'),
    ...data.map((one) => `<script type="application/ld+json">${scriptJson(one)}</script>`),
  ];
  return lines.join('\n    ');
}
