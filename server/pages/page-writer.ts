import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '@bac/exam/item/language.ts';
import { boundedCache } from '../bounded-cache.ts';
import type { Clock } from '../clock.ts';
import { headHtml, type Head } from './head.ts';

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
 * The built page with a head of its own for each address. It also carries the language that an administrator chose to stand in, so
 * that the browser need not ask before it can speak.
 */
export function writeHtml(template: string, head: Head, fallbackLanguage: Language): string {
  return (
    template
      .replace(
        /<html lang="\w+"/,
        `<html data-fallback-language="${fallbackLanguage}" lang="${head.language}"`,
      )
      // A function, for `$` in a title is a dollar and no pattern.
      .replace(/<title>.*?<\/title>/s, () => headHtml(head))
  );
}

async function write(html: string): Promise<WrittenPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(identity, quick), gzipped(identity)]);
  return { identity, br, gzip: gz };
}

/** Written and compressed once in 5 s, however many ask; a change of the content is everywhere soon after. */
export function pageWriter(template: string, clock: Clock) {
  const cache = boundedCache<string, Promise<WrittenPage>>(clock, {
    entries: 300,
    milliseconds: 5_000,
  });
  return (
    name: string,
    languages: { page: Language; fallback: Language },
    makeHead: () => Promise<Head>,
  ): Promise<WrittenPage> => {
    const key = `${languages.page} ${languages.fallback} ${name}`;
    const recent = cache.get(key);
    if (recent) return recent;
    const written = makeHead().then((head) => write(writeHtml(template, head, languages.fallback)));
    cache.set(key, written);
    written.catch(() => cache.delete(key));
    return written;
  };
}
