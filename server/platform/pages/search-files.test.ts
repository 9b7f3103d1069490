import { expect, it } from 'vitest';
import { publicPages, storedPages } from './page-list.ts';
import { robots, sitemap } from './search-files.ts';

const site = new URL('https://bac.example');

it('robots disallows no public page', () => {
  const closed = [...robots(site).matchAll(/^Disallow: (\S+)$/gm)].map(([, area]) => area!);
  expect(closed).toEqual(expect.arrayContaining(['/admin', '/auth', '/test/', '/profile']));
  for (const path of [...Object.keys(publicPages), ...storedPages]) {
    expect(closed.filter((area) => path.startsWith(area))).toEqual([]);
  }
});

it('robots names the sitemap', () => {
  expect(robots(site)).toContain('Sitemap: https://bac.example/sitemap.xml\n');
});

it('sitemap lists every public page, and stored pages with their last change', () => {
  const text = { vi: 'x', en: 'x' };
  const updatedAt = new Date('2026-11-15T02:00:00Z');
  const xml = sitemap(site, [{ path: '/support/a&b', title: text, summary: text, updatedAt }]);
  for (const path of Object.keys(publicPages)) {
    expect(xml).toContain(`<loc>https://bac.example${path}</loc>`);
  }
  expect(xml).toContain(
    '<url><loc>https://bac.example/support/a&amp;b</loc><lastmod>2026-11-15T02:00:00.000Z</lastmod></url>',
  );
});
