import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { tellingHeaders, type TellingHeaders } from './automatic.ts';
import { textOfHtml } from './html-text.ts';
import { fingerprintOf } from '../message-ids.ts';
import { newWordsOf } from './new-words.ts';

export interface EnclosedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A letter as far as a ticket is concerned. */
export interface ReadLetter {
  messageId: string | undefined;
  fingerprint: string;
  /** The address under From; empty where there is none. */
  from: string;
  headers: TellingHeaders;
  /** What the sender added to what they answer; empty where that is nothing but files. */
  words: string;
  files: EnclosedFile[];
}

/** Far more than are taken; the rest is not even looked at. */
const mostFiles = 50;
/** Nobody wrote more than this by hand, and a page of HTML is long. */
const longestText = 500_000;
const longestHeader = 1000;

/** Proof of who wrote it, put there by programs: nothing that anybody attached. */
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

/** What was attached comes before pictures that stand in the text, among which are the logos of signatures. */
const filesOf = ({ attachments }: Email): EnclosedFile[] =>
  attachments
    .filter(({ mimeType }) => !signatureTypes.includes(mimeType))
    .toSorted((one, other) => Number(one.related ?? false) - Number(other.related ?? false))
    .slice(0, mostFiles)
    .map((attachment) => ({ name: nameOf(attachment), bytes: bytesOf(attachment) }));

function headersOf({ headers }: Email): TellingHeaders {
  const known = tellingHeaders.flatMap((name) => {
    const found = headers.find(({ key }) => key === name);
    return found ? [[name, found.value.slice(0, longestHeader)]] : [];
  });
  return Object.fromEntries(known) as TellingHeaders;
}

/** A letter that is HTML alone is read as the words it shows. */
const textOf = ({ text = '', html = '' }: Email): string =>
  text.trim() === '' ? textOfHtml(html.slice(0, longestText)) : text.slice(0, longestText);

/** Takes a letter apart; throws where it is nested without end or has more headers than any letter needs. */
export async function readLetter(bytes: Uint8Array<ArrayBuffer>): Promise<ReadLetter> {
  const email = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    maxNestingDepth: 30,
    maxHeadersSize: 256 * 1024,
  });
  const text = textOf(email);
  const { words, all } = newWordsOf(text);
  const files = filesOf(email);
  const from = email.from?.address ?? '';
  return {
    messageId: email.messageId?.trim(),
    fingerprint: fingerprintOf(from, email.date ?? '', email.subject ?? '', text),
    from,
    headers: headersOf(email),
    words: words === '' && files.length === 0 ? all : words,
    files,
  };
}
