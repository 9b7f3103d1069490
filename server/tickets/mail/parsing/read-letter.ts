import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { tellingHeaders, type TellingHeaders } from './automatic.ts';
import { textOfHtml } from './html-text.ts';
import { fingerprintOf } from '../message-ids.ts';
import { newWordsOf } from './new-words.ts';

export interface EnclosedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The parts of an email that matter to a ticket. */
export interface ReadLetter {
  messageId: string | undefined;
  fingerprint: string;
  /** The address in the From header; empty if there is none. */
  from: string;
  headers: TellingHeaders;
  /** The text that the sender added to the quoted email; empty if they only attached files. */
  words: string;
  files: EnclosedFile[];
}

/** Far more than a message takes; the rest is ignored. */
const mostFiles = 50;
/** Nobody writes more than this by hand, even as HTML. */
const longestText = 500_000;
const longestHeader = 1000;

/** Cryptographic signatures, which programs add: not files that anybody attached. */
const signatureTypes = [
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
];

function nameOf({ filename, mimeType }: Attachment): string {
  if (filename) return filename;
  if (mimeType === 'message/rfc822') return 'message.eml';
  return mimeType.startsWith('image/') ? 'picture' : 'file';
}

const bytesOf = ({ content }: Attachment): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

/** Attached files come before inline pictures, such as the logos of signatures. */
const filesOf = ({ attachments }: Email): EnclosedFile[] =>
  attachments
    .filter(({ mimeType }) => !signatureTypes.includes(mimeType))
    .toSorted((one, other) => Number(one.related ?? false) - Number(other.related ?? false))
    .slice(0, mostFiles)
    .map((attachment) => ({ name: nameOf(attachment), bytes: bytesOf(attachment) }));

function headersOf({ headers }: Email): TellingHeaders {
  const entries = tellingHeaders.flatMap((name) => {
    const found = headers.find(({ key }) => key === name);
    return found ? [[name, found.value.slice(0, longestHeader)]] : [];
  });
  return Object.fromEntries(entries) as TellingHeaders;
}

/** An email that has only HTML is read as the text it shows. */
const textOf = ({ text = '', html = '' }: Email): string =>
  text.trim() === '' ? textOfHtml(html.slice(0, longestText)) : text.slice(0, longestText);

/** Parses an email; throws if it is nested too deeply or has more headers than any email needs. */
export async function readLetter(bytes: Uint8Array<ArrayBuffer>): Promise<ReadLetter> {
  const email = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    maxNestingDepth: 30,
    maxHeadersSize: 256 * 1024,
  });
  const text = textOf(email);
  const { words: newText, all } = newWordsOf(text);
  const files = filesOf(email);
  const from = email.from?.address ?? '';
  return {
    messageId: email.messageId?.trim(),
    fingerprint: fingerprintOf(from, email.date ?? '', email.subject ?? '', text),
    from,
    headers: headersOf(email),
    words: newText === '' && files.length === 0 ? all : newText,
    files,
  };
}
