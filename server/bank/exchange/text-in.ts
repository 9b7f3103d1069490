import { unreadable } from './fault-words.ts';

/** A spreadsheet may write UTF-16, which its first two bytes tell; anything else has to be UTF-8. */
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
    throw unreadable('encoding');
  }
  if (text.includes('\0')) throw unreadable('encoding');
  return text;
}
