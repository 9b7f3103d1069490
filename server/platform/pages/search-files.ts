import { escaped } from './escape.ts';
import { privatePages, publicPages } from './known-pages.ts';
import type { StoredTitle } from './public-content.ts';

interface Listed {
  address: string;
  changedAt?: Date;
}

const entry = ({ address, changedAt }: Listed): string =>
  `  <url><loc>${escaped(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`;

/** The pages that search engines are to know. */
export function sitemap(siteAddress: URL, stored: StoredTitle[]): string {
  const addressOf = (path: string): string => new URL(path, siteAddress).href;
  const listed: Listed[] = [
    ...Object.keys(publicPages).map((path) => ({ address: addressOf(path) })),
    ...stored.map(({ path, updatedAt }) => ({ address: addressOf(path), changedAt: updatedAt })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map(entry),
    '</urlset>',
    '',
  ].join('\n');
}

/** `/test/` and not `/test`, which would also shut out `/tests`. */
const areaOf = (path: string): string => path.replace(/^(\/[^/]+\/?).*$/, '$1');

/** The API stays open: search engines run the pages, which ask it for their words. */
export function robots(siteAddress: URL): string {
  const all = [...new Set(Object.keys(privatePages).map(areaOf))].toSorted();
  const areas = all.filter((area) => !all.includes(area.replace(/\/$/, '')) || !area.endsWith('/'));
  return [
    'User-agent: *',
    'Allow: /',
    ...areas.map((area) => `Disallow: ${area}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteAddress).href}`,
    '',
  ].join('\n');
}
