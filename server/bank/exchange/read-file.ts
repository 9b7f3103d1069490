import { importLimits } from '@bac/contract/bank/import-limits.ts';
import type { ExchangeFormat } from '@bac/contract/bank/exchange-formats.ts';
import { validateDraft } from '../item-content/item-checks.ts';
import { readCsv } from './csv-format.ts';
import type { ReadItem } from './exchange-item.ts';
import { unreadableFile, faultMessage } from './fault-messages.ts';
import { isOtherKind, textIn } from './file-bytes.ts';
import { readPackage, readSingle } from './qti/read-package.ts';
import type { Defaults } from './read-authored.ts';
import { readYaml } from './yaml-format.ts';

export interface ReadFile {
  format: ExchangeFormat;
  items: ReadItem[];
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** Whether the first line looks like a CSV heading, which neither YAML nor JSON starts with. */
const isCsv = (text: string): boolean =>
  /^\uFEFF?"?[\w -]+"?[,;\t]/.test(text) && !/^[^\n]*[:{[]/.test(text);

/** Detects the format by the content first, and by the name only for CSV. */
function readAny(name: string, bytes: Uint8Array, defaults: Defaults): ReadFile {
  if (isZip(bytes)) return { format: 'qti', items: readPackage(bytes, defaults) };
  if (isOtherKind(bytes)) throw unreadableFile('other-kind');
  const text = textIn(bytes);
  if (text.trim() === '') throw unreadableFile('empty');
  if (/^\s*</.test(text)) return { format: 'qti', items: readSingle(name, text, defaults) };
  if (/\.csv$/i.test(name) || isCsv(text)) {
    return { format: 'csv', items: readCsv(name, text, defaults) };
  }
  return { format: 'yaml', items: readYaml(name, text, defaults) };
}

/** Marks every item after the first with the same id as invalid. */
function rejectRepeats(items: readonly ReadItem[]): ReadItem[] {
  const first = new Map<string, ReadItem>();
  return items.map((read) => {
    const id = read.item?.id;
    const earlier = id === undefined ? undefined : first.get(id);
    if (id === undefined || !earlier) {
      if (id !== undefined) first.set(id, read);
      return read;
    }
    const message = faultMessage('id-twice', { id, line: earlier.line });
    return { ...read, item: null, faults: [{ line: read.line, rule: 'id-twice', message }] };
  });
}

/** Adds the complaints of a review. They do not prevent the import. */
function withComplaints(read: ReadItem): ReadItem {
  if (!read.item) return read;
  const { id, version: _version, status: _status, ...content } = read.item;
  const { complaints } = validateDraft(content, id, 1);
  const faults = complaints
    .slice(0, 20)
    .map(({ code, message }) => ({ line: read.line, rule: code, message }));
  return { ...read, faults: [...read.faults, ...faults] };
}

/** Reads all items of a file with their faults. Throws `UnreadableFile` if the file as a whole cannot be read. */
export function readFile(name: string, bytes: Uint8Array, defaults: Defaults): ReadFile {
  const { format, items } = readAny(name, bytes, defaults);
  const count = items.length;
  if (count === 0) throw unreadableFile('empty');
  if (count > importLimits.items)
    throw unreadableFile('too-many', { count, limit: importLimits.items });
  return { format, items: rejectRepeats(items).map(withComplaints) };
}
