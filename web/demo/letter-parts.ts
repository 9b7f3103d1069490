export interface LetterPart {
  kind: 'words' | 'code' | 'link';
  text: string;
}

/** A link up to the sign that ends its sentence; or six digits that stand alone, in one piece or in two threes. */
const special = /(?<link>https?:\/\/\S*[^\s.,;:!?)>”’"'])|(?<!\d)(?<code>\d{3} ?\d{3})(?!\d)/g;

/** A letter's plain text, cut where there is something to click or to copy. Joined again it is the same text. */
export function letterParts(text: string): LetterPart[] {
  const parts: LetterPart[] = [];
  let end = 0;
  for (const match of text.matchAll(special)) {
    if (match.index > end) parts.push({ kind: 'words', text: text.slice(end, match.index) });
    parts.push({ kind: match.groups?.['link'] ? 'link' : 'code', text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}

/** Where a link leads inside this site, or undefined when it leads away. */
export function placeHere(link: string, origin: string): string | undefined {
  const url = URL.parse(link);
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
}
