import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Site } from '@bac/contract/site/settings.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { singleFlightCache } from '../bounded-cache.ts';
import type { Clock } from '../clock.ts';
import { escapeHtml } from './escape.ts';
import { headHtml, type Head } from './head.ts';
import type { PageHtml } from './rendering/render-html.ts';
import { insertHtml } from './insert-html.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

export type EncodedPage = Record<Encoding, Buffer>;

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Most of the compression of the best quality in a tenth of its time. */
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Chooses the first of our encodings that the browser accepts. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const entries = (acceptEncoding ?? '').toLowerCase().split(',');
  const accepts = (encoding: Encoding): boolean =>
    entries.some((one) =>
      new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$).*)?$`).test(one),
    );
  return encodings.find(accepts) ?? 'identity';
}

/**
 * Writes the built page with the head of its address. It also embeds the site settings, so that the browser can render without
 * a request.
 */
export function writeHtml(template: string, head: Head, site: Site, html?: PageHtml): string {
  const page = html ? insertHtml(template, html) : template;
  const siteAttributes = `data-fallback-language="${site.fallbackLanguage}" data-site="${escapeHtml(JSON.stringify(site))}"`;
  return (
    page
      .replace(/<html lang="\w+"/, () => `<html ${siteAttributes} lang="${head.language}"`)
      // A function, because `$` in a replacement string would be a pattern.
      .replace(/<title>.*?<\/title>/s, () => headHtml(head))
  );
}

async function write(html: string): Promise<EncodedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(identity, fastBrotli), gzipAsync(identity)]);
  return { identity, br, gzip: gz };
}

export interface PageContent {
  head: Head;
  html?: PageHtml | undefined;
}

/** Caches written and compressed pages for 5 s, so that a change of the content shows soon. */
export function pageWriter(template: string, clock: Clock) {
  const pages = singleFlightCache<string, EncodedPage>(clock, {
    entries: 300,
    milliseconds: 5_000,
  });
  return (
    name: string,
    { language, site }: { language: Language; site: Site },
    buildParts: () => Promise<PageContent>,
  ): Promise<EncodedPage> =>
    pages.get(JSON.stringify([language, name, site]), async () => {
      const { head, html } = await buildParts();
      return write(writeHtml(template, head, site, html));
    });
}
