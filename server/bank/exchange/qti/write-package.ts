import { Zip, ZipDeflate } from 'fflate';
import type { ExchangeItem } from '../exchange-item.ts';
import { writeQtiItem } from './item-xml.ts';
import { itemPath, manifestEnd, manifestStart, resourceXml } from './manifest.ts';

const encoder = new TextEncoder();

/** Streams a content package: one file for each item, and the manifest that lists them all at the end. */
export async function* writePackage(
  items: AsyncIterable<ExchangeItem>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const add = (path: string, text: string): void => {
    const file = new ZipDeflate(path);
    file.mtime = at;
    zip.add(file);
    file.push(encoder.encode(text), true);
  };
  const resources: string[] = [];
  for await (const item of items) {
    add(itemPath(item), writeQtiItem(item));
    resources.push(resourceXml(item));
    yield* chunks;
    chunks = [];
  }
  add('imsmanifest.xml', manifestStart + resources.join('') + manifestEnd);
  zip.end();
  yield* chunks;
}
