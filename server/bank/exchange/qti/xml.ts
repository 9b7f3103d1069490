import { escapeMarkup } from '@bac/exam/figure/svg/escape-markup.ts';
import { SaxesParser } from 'saxes';
import { unreadableFile } from '../fault-messages.ts';

/** An element with its line in the file. Names have no prefixes, because every writer may choose its own. */
export interface XmlElement {
  name: string;
  namespace: string;
  line: number;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** Deeper and larger than any question: a file beyond these limits is malicious. */
const maxDepth = 100;
const maxElements = 200_000;

/** Accepts only XML's predefined entities and character references: a DOCTYPE, which could define others, is refused. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;

  const addText = (chunk: string): void => {
    const children = open.at(-1)?.children;
    if (!children) return;
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + chunk;
    else children.push(chunk);
  };
  parser.on('doctype', () => {
    throw unreadableFile('xml-doctype');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^(utf-?(8|16)|us-ascii)$/i.test(encoding)) throw unreadableFile('encoding');
  });
  parser.on('error', (error) => {
    const problem = error.message.replace(/^\d+:\d+: /, '');
    throw unreadableFile('notation', { line: parser.line, problem });
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    count += 1;
    if (open.length >= maxDepth || count > maxElements) throw unreadableFile('too-deep');
    const element: XmlElement = {
      name: local,
      namespace: uri,
      line: parser.line,
      attributes: Object.fromEntries(
        Object.values(attributes).map(({ name, value }) => [name, value]),
      ),
      children: [],
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  if (!root) throw unreadableFile('xml-other');
  return root;
}

export const isElement = (node: XmlElement | string): node is XmlElement =>
  typeof node !== 'string';

/** Yields the element and all its descendants in document order. */
export function* everyElement(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) if (isElement(child)) yield* everyElement(child);
}

export const findAll = (element: XmlElement, name: string): XmlElement[] =>
  [...everyElement(element)].filter((each) => each.name === name);

export const findFirst = (element: XmlElement, name: string): XmlElement | undefined =>
  everyElement(element).find((each) => each.name === name);

export const textOf = (node: XmlElement | string): string =>
  isElement(node) ? node.children.map(textOf).join('') : node;

/** Characters that XML 1.0 cannot hold, not even as numeric references. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Escapes text for an element or an attribute; drops characters that XML cannot hold. */
export const xmlText = (text: string): string => escapeMarkup(text.replace(unwritable, ''));

/** Writes JSON as XML text; JSON escapes keep the characters that XML cannot hold. */
export const xmlJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(
      unwritable,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
