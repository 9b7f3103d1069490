import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { automaticHeaders, type AutomaticHeaders } from './automatic.ts';
import { htmlToText } from './html-text.ts';
import { fingerprintOf } from '../message-ids.ts';
import { extractNewText } from './new-text.ts';

export interface AttachedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The parts of an email that matter to a ticket. */
export interface ParsedEmail {
  messageId: string | undefined;
  fingerprint: string;
  /** The address in the From header; empty if there is none. */
  from: string;
  headers: AutomaticHeaders;
  /** The text that the sender added to the quoted email; empty if they only attached files. */
  text: string;
  files: AttachedFile[];
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
const filesOf = ({ attachments }: Email): AttachedFile[] =>
  attachments
    .filter(({ mimeType }) => !signatureTypes.includes(mimeType))
    .toSorted((one, other) => Number(one.related ?? false) - Number(other.related ?? false))
    .slice(0, mostFiles)
    .map((attachment) => ({ name: nameOf(attachment), bytes: bytesOf(attachment) }));

function headersOf({ headers }: Email): AutomaticHeaders {
  const entries = automaticHeaders.flatMap((name) => {
    const found = headers.find(({ key }) => key === name);
    return found ? [[name, found.value.slice(0, longestHeader)]] : [];
  });
  return Object.fromEntries(entries) as AutomaticHeaders;
}

/** An email that has only HTML is read as the text it shows. */
const textOf = ({ text = '', html = '' }: Email): string =>
  text.trim() === '' ? htmlToText(html.slice(0, longestText)) : text.slice(0, longestText);

/** Parses an email; throws if it is nested too deeply or has more headers than any email needs. */
export async function parseEmail(bytes: Uint8Array<ArrayBuffer>): Promise<ParsedEmail> {
  const email = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    maxNestingDepth: 30,
    maxHeadersSize: 256 * 1024,
  });
  const text = textOf(email);
  const { text: newText, all } = extractNewText(text);
  const files = filesOf(email);
  const from = email.from?.address ?? '';
  return {
    messageId: email.messageId?.trim(),
    fingerprint: fingerprintOf(from, email.date ?? '', email.subject ?? '', text),
    from,
    headers: headersOf(email),
    text: newText === '' && files.length === 0 ? all : newText,
    files,
  };
}
