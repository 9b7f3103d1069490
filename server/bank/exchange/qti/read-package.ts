import { posix } from 'node:path';
import { importLimits } from '@bac/contract/bank/import-limits.ts';
import { unzipSync, type UnzipFileInfo } from 'fflate';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { UnreadableFile, type ReadItem } from '../exchange-item.ts';
import { unreadable, wordsFor } from '../fault-words.ts';
import { isOfficeEntry, textIn } from '../file-bytes.ts';
import type { Defaults } from '../read-authored.ts';
import { itemElement, readQtiItem, skillIn } from './read-item.ts';
import { findAll, parseXml, type XmlElement } from './xml.ts';

/** Of what a package unpacks to; pictures and the like are passed over and not counted. */
const mostBytes = 40 * 1024 * 1024;
const mostEntries = 3 * importLimits.items;

/** An entry may name no place but one in the package. */
const isOutside = (name: string): boolean =>
  /^[\\/]|^[a-z]:|\\|\0/i.test(name) || name.split('/').includes('..');

function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  const names = new Set<string>();
  let size = 0;
  const wanted = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (isOutside(name)) throw unreadable('zip-name', { name: name.slice(0, 100) });
    if (names.has(name)) throw unreadable('zip-twice', { name: name.slice(0, 100) });
    names.add(name);
    if (names.size > mostEntries) throw unreadable('zip-large');
    if (!/\.xml$/i.test(name)) return false;
    // What it says of itself: unpacking stops where it would be more.
    size += originalSize;
    if (size > mostBytes) throw unreadable('zip-large');
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter: wanted })));
  } catch (error) {
    throw error instanceof UnreadableFile ? error : unreadable('zip-broken');
  }
}

type Parsed = { root: XmlElement } | { problem: UnreadableFile };

function parsed(bytes: Uint8Array): Parsed {
  try {
    return { root: parseXml(textIn(bytes)) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error };
    throw error;
  }
}

/** Where an address in a file leads, within the package. */
const resolved = (from: string, href: string): string => {
  let name = href;
  try {
    name = decodeURIComponent(href);
  } catch {
    // A name with a bare percent sign is meant as it stands.
  }
  return posix.normalize(posix.join(posix.dirname(from), name));
};

/** Every item the package holds, in the order of its manifest; those no manifest names come after. */
export function readPackage(bytes: Uint8Array, defaults: Defaults): ReadItem[] {
  const files = unpack(bytes);
  const read = new Map<string, Parsed>();
  for (const [name, content] of files) read.set(name, parsed(content));
  const rootOf = (name: string): XmlElement | undefined => {
    const found = read.get(name);
    return found && 'root' in found ? found.root : undefined;
  };
  const manifestName = [...files.keys()].find((name) => /(^|\/)imsmanifest\.xml$/i.test(name));
  const manifest = manifestName === undefined ? undefined : rootOf(manifestName);
  const resources = manifest ? findAll(manifest, 'resource') : [];
  const skills = new Map(
    resources.map((resource) => [
      resolved(manifestName ?? '', resource.attributes['href'] ?? ''),
      skillIn(resource),
    ]),
  );
  const inOrder = new Set([...skills.keys(), ...files.keys()]);
  const items = [...inOrder].flatMap((file): ReadItem[] => {
    const found = read.get(file);
    if (!found || file === manifestName) return [];
    if ('problem' in found) {
      const fault = { line: 1, rule: 'notation', message: found.problem.words };
      return [{ file, line: 1, id: '', item: null, faults: [fault] }];
    }
    if (found.root.name !== itemElement) return [];
    return [
      readQtiItem(found.root, file, defaults, {
        skill: skills.get(file) as Skill | undefined,
        stimulus: (href) => rootOf(resolved(file, href)),
      }),
    ];
  });
  const missing = resources.flatMap(({ attributes, line }): ReadItem[] => {
    const file = resolved(manifestName ?? '', attributes['href'] ?? '');
    if (!attributes['type']?.startsWith('imsqti_item') || files.has(file)) return [];
    const message = wordsFor('file-missing', { name: file.slice(0, 200) });
    const fault = { line, rule: 'file-missing', message };
    return [{ file: manifestName ?? '', line, id: '', item: null, faults: [fault] }];
  });
  if (items.length + missing.length === 0) {
    throw unreadable([...files.keys()].some(isOfficeEntry) ? 'other-kind' : 'zip-no-items');
  }
  return [...items, ...missing];
}

/** A single item in a file of its own. */
export function readSingle(file: string, text: string, defaults: Defaults): ReadItem[] {
  const root = parseXml(text);
  if (root.name === 'assessmentItem' || root.name === 'questestinterop')
    throw unreadable('xml-old');
  if (root.name !== itemElement) throw unreadable('xml-other');
  return [readQtiItem(root, file, defaults, { skill: undefined, stimulus: () => undefined })];
}
