export interface EmailPart {
  kind: 'words' | 'code' | 'link';
  text: string;
}

/** A link without the punctuation after it, or a code of six digits, in one group or in two groups of three. */
const special = /(?<link>https?:\/\/\S*[^\s.,;:!?)>”’"'])|(?<!\d)(?<code>\d{3} ?\d{3})(?!\d)/g;

/** Splits the plain text of an email at links and codes. The parts joined give the same text. */
export function splitEmail(text: string): EmailPart[] {
  const parts: EmailPart[] = [];
  let end = 0;
  for (const match of text.matchAll(special)) {
    if (match.index > end) parts.push({ kind: 'words', text: text.slice(end, match.index) });
    parts.push({ kind: match.groups?.['link'] ? 'link' : 'code', text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}

/** Returns the path of a link to this site, or undefined for other links. */
export function sitePath(link: string, origin: string): string | undefined {
  const url = URL.parse(link);
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
}
