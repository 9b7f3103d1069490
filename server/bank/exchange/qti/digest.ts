import { createHash } from 'node:crypto';
import { isElement, type XmlElement } from './xml.ts';

/** What another system shows and scores by. */
const shown = new Set(['qti-response-declaration', 'qti-item-body', 'qti-modal-feedback']);

/** Without spaces, which any writer may set anew. */
function written(node: XmlElement | string): string {
  if (!isElement(node)) return node.replaceAll(/\s+/g, '');
  const attributes = Object.entries(node.attributes)
    .filter(([name]) => !name.startsWith('xmlns'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value.replaceAll(/\s+/g, '')}`);
  return `<${[node.name, ...attributes].join(' ')}>${node.children.map(written).join('')}</>`;
}

/** Tells whether somebody changed the question while our own notation beside it stayed as it was. */
export function digestOf(item: XmlElement): string {
  const parts = item.children.filter((child) => isElement(child) && shown.has(child.name));
  return createHash('sha256').update(parts.map(written).join('\n')).digest('base64url');
}
