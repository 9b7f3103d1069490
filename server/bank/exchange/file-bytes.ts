import { unreadableFile } from './fault-messages.ts';

/** Signatures of file types that people upload, on purpose or by mistake, and that the import cannot read. */
const signatures = [
  '%PDF-',
  '\x89PNG',
  '\xff\xd8\xff', // JPEG
  'GIF8',
  'RIFF', // WebP and sounds
  '\xd0\xcf\x11\xe0', // Word and Excel before 2007
  '{\\rtf',
  '\x1f\x8b', // gzip
  "7z\xbc\xaf'\x1c",
  'Rar!',
];

const longest = Math.max(...signatures.map(({ length }) => length));

export function isOtherKind(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, longest)).toString('latin1');
  return signatures.some((signature) => start.startsWith(signature));
}

/** Office documents are ZIP packages too; each of them contains one of these entries. */
export const isOfficeEntry = (name: string): boolean =>
  name === '[Content_Types].xml' || name === 'META-INF/manifest.xml';

/** A spreadsheet may write UTF-16, marked by its first two bytes; anything else must be UTF-8. */
export function textIn(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw unreadableFile('encoding');
  }
  if (text.includes('\0')) throw unreadableFile('encoding');
  return text;
}
