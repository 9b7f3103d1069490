import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Site } from '@bac/contract/site/settings.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { sharedReading } from '../bounded-cache.ts';
import type { Clock } from '../clock.ts';
import { escaped } from './escape.ts';
import { headHtml, type Head } from './head.ts';
import type { PageHtml } from './rendering/render-html.ts';
import { withHtml } from './with-html.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

export type WrittenPage = Record<Encoding, Buffer>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Most of what the best quality saves, for a tenth of its time. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The first of ours that the browser names and does not refuse. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const named = (acceptEncoding ?? '').toLowerCase().split(',');
  const accepts = (encoding: Encoding): boolean =>
    named.some((one) =>
      new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$).*)?$`).test(one),
    );
  return encodings.find(accepts) ?? 'identity';
}

/**
 * The built page with a head of its own for each address. It also carries what an administrator decided for everyone, so that the
 * browser need not ask before it can speak and say where we are.
 */
export function writeHtml(template: string, head: Head, site: Site, html?: PageHtml): string {
  const page = html ? withHtml(template, html) : template;
  const about = `data-fallback-language="${site.fallbackLanguage}" data-site="${escaped(JSON.stringify(site))}"`;
  return (
    page
      .replace(/<html lang="\w+"/, () => `<html ${about} lang="${head.language}"`)
      // A function, for `$` in a title is a dollar and no pattern.
      .replace(/<title>.*?<\/title>/s, () => headHtml(head))
  );
}

async function write(html: string): Promise<WrittenPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(identity, quick), gzipped(identity)]);
  return { identity, br, gzip: gz };
}

export interface PageParts {
  head: Head;
  html?: PageHtml | undefined;
}

/** Written and compressed once in 5 s, however many ask; a change of the content is everywhere soon after. */
export function pageWriter(template: string, clock: Clock) {
  const pages = sharedReading<string, WrittenPage>(clock, {
    entries: 300,
    milliseconds: 5_000,
  });
  return (
    name: string,
    { language, site }: { language: Language; site: Site },
    makeParts: () => Promise<PageParts>,
  ): Promise<WrittenPage> =>
    pages.recent(JSON.stringify([language, name, site]), async () => {
      const { head, html } = await makeParts();
      return write(writeHtml(template, head, site, html));
    });
}
