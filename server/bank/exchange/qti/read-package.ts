import { posix } from 'node:path';
import { importLimits } from '@bac/contract/bank/import-limits.ts';
import { unzipSync, type UnzipFileInfo } from 'fflate';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { UnreadableFile, type ReadItem } from '../exchange-item.ts';
import { unreadableFile, faultMessage } from '../fault-messages.ts';
import { isOfficeEntry, textIn } from '../file-bytes.ts';
import type { Defaults } from '../read-authored.ts';
import { itemElement, readQtiItem, skillIn } from './read-item.ts';
import { findAll, parseXml, type XmlElement } from './xml.ts';

/** The limit for all unpacked XML files; other files, such as pictures, are skipped and not counted. */
const maxBytes = 40 * 1024 * 1024;
const maxEntries = 3 * importLimits.items;

/** Whether the name of an entry points outside of the package. */
const isOutside = (name: string): boolean =>
  /^[\\/]|^[a-z]:|\\|\0/i.test(name) || name.split('/').includes('..');

function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  const names = new Set<string>();
  let size = 0;
  const shouldUnpack = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (isOutside(name)) throw unreadableFile('zip-name', { name: name.slice(0, 100) });
    if (names.has(name)) throw unreadableFile('zip-twice', { name: name.slice(0, 100) });
    names.add(name);
    if (names.size > maxEntries) throw unreadableFile('zip-large');
    if (!/\.xml$/i.test(name)) return false;
    // This is the declared size: unpacking stops if the entry is larger.
    size += originalSize;
    if (size > maxBytes) throw unreadableFile('zip-large');
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter: shouldUnpack })));
  } catch (error) {
    throw error instanceof UnreadableFile ? error : unreadableFile('zip-broken');
  }
}

type ParsedFile = { root: XmlElement } | { problem: UnreadableFile };

function parseFile(bytes: Uint8Array): ParsedFile {
  try {
    return { root: parseXml(textIn(bytes)) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error };
    throw error;
  }
}

/** Resolves an address in a file to a path in the package. */
const resolvePath = (from: string, href: string): string => {
  let name = href;
  try {
    name = decodeURIComponent(href);
  } catch {
    // A name with a bare percent sign is used as it is.
  }
  return posix.normalize(posix.join(posix.dirname(from), name));
};

/** Reads all items of a package: first those in the manifest, in its order, then the others. */
export function readPackage(bytes: Uint8Array, defaults: Defaults): ReadItem[] {
  const files = unpack(bytes);
  const parsedFiles = new Map<string, ParsedFile>();
  for (const [name, content] of files) parsedFiles.set(name, parseFile(content));
  const rootOf = (name: string): XmlElement | undefined => {
    const parsed = parsedFiles.get(name);
    return parsed && 'root' in parsed ? parsed.root : undefined;
  };
  const manifestName = [...files.keys()].find((name) => /(^|\/)imsmanifest\.xml$/i.test(name));
  const manifest = manifestName === undefined ? undefined : rootOf(manifestName);
  const resources = manifest ? findAll(manifest, 'resource') : [];
  const skills = new Map(
    resources.map((resource) => [
      resolvePath(manifestName ?? '', resource.attributes['href'] ?? ''),
      skillIn(resource),
    ]),
  );
  const inOrder = new Set([...skills.keys(), ...files.keys()]);
  const items = [...inOrder].flatMap((file): ReadItem[] => {
    const parsed = parsedFiles.get(file);
    if (!parsed || file === manifestName) return [];
    if ('problem' in parsed) {
      const fault = { line: 1, rule: 'notation', message: parsed.problem.words };
      return [{ file, line: 1, id: '', item: null, faults: [fault] }];
    }
    if (parsed.root.name !== itemElement) return [];
    return [
      readQtiItem(parsed.root, file, defaults, {
        skill: skills.get(file) as Skill | undefined,
        stimulus: (href) => rootOf(resolvePath(file, href)),
      }),
    ];
  });
  const missing = resources.flatMap(({ attributes, line }): ReadItem[] => {
    const file = resolvePath(manifestName ?? '', attributes['href'] ?? '');
    if (!attributes['type']?.startsWith('imsqti_item') || files.has(file)) return [];
    const message = faultMessage('file-missing', { name: file.slice(0, 200) });
    const fault = { line, rule: 'file-missing', message };
    return [{ file: manifestName ?? '', line, id: '', item: null, faults: [fault] }];
  });
  if (items.length + missing.length === 0) {
    throw unreadableFile([...files.keys()].some(isOfficeEntry) ? 'other-kind' : 'zip-no-items');
  }
  return [...items, ...missing];
}

/** Reads a file with a single item. */
export function readSingle(file: string, text: string, defaults: Defaults): ReadItem[] {
  const root = parseXml(text);
  if (root.name === 'assessmentItem' || root.name === 'questestinterop')
    throw unreadableFile('xml-old');
  if (root.name !== itemElement) throw unreadableFile('xml-other');
  return [readQtiItem(root, file, defaults, { skill: undefined, stimulus: () => undefined })];
}
