import { Zip, ZipDeflate } from 'fflate';
import type { ExchangeItem } from '../exchange-item.ts';
import { writeQtiItem } from './item-xml.ts';
import { itemPath, manifestEnd, manifestStart, resourceXml } from './manifest.ts';

const letters = new TextEncoder();

/** A content package, piece by piece: each item is a file of its own, and the manifest at the end lists them all. */
export async function* writePackage(
  items: AsyncIterable<ExchangeItem>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const add = (path: string, text: string): void => {
    const file = new ZipDeflate(path);
    file.mtime = at;
    zip.add(file);
    file.push(letters.encode(text), true);
  };
  const resources: string[] = [];
  for await (const item of items) {
    add(itemPath(item), writeQtiItem(item));
    resources.push(resourceXml(item));
    yield* ready;
    ready = [];
  }
  add('imsmanifest.xml', manifestStart + resources.join('') + manifestEnd);
  zip.end();
  yield* ready;
}
