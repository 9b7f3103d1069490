import { detectType, storableTypes, type StorableType } from '../../platform/files/file-store.ts';

const plainText = 'text/plain';

type TicketFileType = StorableType | typeof plainText;

/** The extensions a name may have, the usual one first. */
const extensions: Record<TicketFileType, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'log', 'md', 'csv', 'json'],
};

const storable = Object.keys(storableTypes) as StorableType[];

const extensionOf = (name: string): string | undefined =>
  /\.([^.]+)$/.exec(name)?.[1]?.trim().toLowerCase();

/** Accepts UTF-8 text without control characters but white space; every program or archive contains others. */
function isText(content: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !/(?![\t\n\f\r])\p{Cc}/u.test(text);
  } catch {
    return false;
  }
}

/** Accepts only the names of text files: under another name (.html, .bat) opening the file could run it. */
const isTextName = (name: string): boolean => {
  const extension = extensionOf(name);
  return extension === undefined || extensions[plainText].includes(extension);
};

const longestName = 120;
/** A file in an email can have a name of megabytes; only the end is read. */
const mostRead = 1000;

/** Includes bidirectional control characters, which can make `gpj.exe` look like `exe.jpg`. */
const misleading = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"\\/:*?<>|]/gu;

/** Sanitizes a file's name and gives it the extension of its real type. */
function nameFor(name: string, type: TicketFileType): string {
  const clean = name
    .normalize('NFC')
    .replaceAll(misleading, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .replace(/[ .]+$/, '');
  const claimed = extensionOf(clean);
  const isRight = claimed !== undefined && extensions[type].includes(claimed);
  const extension = isRight ? claimed : extensions[type][0]!;
  const stem = (isRight ? clean.slice(0, -extension.length - 1) : clean).slice(0, longestName);
  return `${stem.toWellFormed() || 'file'}.${extension}`;
}

export interface ValidFile {
  type: TicketFileType;
  name: string;
}

/** Determines the type from the bytes, whatever the name claims. Returns undefined for a type that is not accepted. */
export async function validateFile(
  content: Buffer,
  rawName: string,
): Promise<ValidFile | undefined> {
  if (content.length === 0) return undefined;
  const name = rawName.slice(-mostRead);
  const picture = await detectType(content, storable);
  if (picture) return { type: picture, name: nameFor(name, picture) };
  if (!isText(content) || !isTextName(name)) return undefined;
  return { type: plainText, name: nameFor(name, plainText) };
}
