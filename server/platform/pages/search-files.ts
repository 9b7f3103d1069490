import { escapeHtml } from './escape.ts';
import { privatePages, publicPages } from './page-list.ts';
import type { StoredTitle } from './public-content.ts';

interface SitemapEntry {
  address: string;
  changedAt?: Date;
}

const entry = ({ address, changedAt }: SitemapEntry): string =>
  `  <url><loc>${escapeHtml(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`;

/** The pages for search engines. */
export function sitemap(siteAddress: URL, stored: StoredTitle[]): string {
  const addressOf = (path: string): string => new URL(path, siteAddress).href;
  const entries: SitemapEntry[] = [
    ...Object.keys(publicPages).map((path) => ({ address: addressOf(path) })),
    ...stored.map(({ path, updatedAt }) => ({ address: addressOf(path), changedAt: updatedAt })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(entry),
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns `/test/` and not `/test`, which would also exclude `/tests`. */
const areaOf = (path: string): string => path.replace(/^(\/[^/]+\/?).*$/, '$1');

/** Does not disallow the API, because search engines run the pages, which request it. */
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
