import { createHash } from 'node:crypto';
import { isElement, type XmlElement } from './xml.ts';

/** The elements that another system shows and scores. */
const digestedElements = new Set([
  'qti-response-declaration',
  'qti-item-body',
  'qti-modal-feedback',
]);

/** Serializes without white space, which another system may reformat. */
function serialize(node: XmlElement | string): string {
  if (!isElement(node)) return node.replaceAll(/\s+/g, '');
  const attributes = Object.entries(node.attributes)
    .filter(([name]) => !name.startsWith('xmlns'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value.replaceAll(/\s+/g, '')}`);
  return `<${[node.name, ...attributes].join(' ')}>${node.children.map(serialize).join('')}</>`;
}

/** Hashes what another system shows, to detect changes of the question that our own notation beside it does not have. */
export function digestOf(item: XmlElement): string {
  const parts = item.children.filter(
    (child) => isElement(child) && digestedElements.has(child.name),
  );
  return createHash('sha256').update(parts.map(serialize).join('\n')).digest('base64url');
}
