import { texOf } from './tex-of.ts';
import { isElement, textOf, type XmlElement } from './xml.ts';

/** Called with the alternative text of each picture that cannot be imported. */
export type OnLeftOut = (alt: string) => void;

const blocks = new Set([
  'p',
  'div',
  'section',
  'article',
  'blockquote',
  'figure',
  'pre',
  'table',
  'ul',
  'ol',
  'li',
  'dl',
  'dd',
  'dt',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'tr',
  'thead',
  'tbody',
  'caption',
  'figcaption',
  'qti-content-body',
  'qti-prompt',
  'qti-html-content',
  'qti-stimulus-body',
  'qti-item-body',
  'qti-rubric-block',
]);

/** Elements without text to read: interactions, and content for machines. */
const skippedElements = new Set([
  'qti-choice-interaction',
  'qti-text-entry-interaction',
  'qti-stylesheet',
  'script',
  'style',
  'template',
]);

const styles: Record<string, [string, string]> = {
  em: ['*', '*'],
  i: ['*', '*'],
  strong: ['**', '**'],
  b: ['**', '**'],
  u: ['<u>', '</u>'],
};

/** Escapes characters that are special in our notation. */
const escapeText = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/(?<!\\)[$*]/g, '\\$&');

function inline(node: XmlElement | string, onLeftOut: OnLeftOut): string {
  if (!isElement(node)) return escapeText(node);
  const { name, attributes } = node;
  if (skippedElements.has(name)) return '';
  if (name === 'math') {
    const tex = texOf(node);
    if (tex === '') return '';
    return attributes['display'] === 'block' ? `$$${tex}$$` : `$${tex}$`;
  }
  if (name === 'br') return '\n\n';
  if (['img', 'svg', 'object', 'picture', 'video', 'audio'].includes(name)) {
    onLeftOut((attributes['alt'] ?? attributes['aria-label'] ?? textOf(node)).trim());
    return '';
  }
  if ((attributes['class'] ?? '').split(' ').includes('blank')) return '______';
  const inside = node.children.map((child) => inline(child, onLeftOut)).join('');
  const isUnderlined = /text-decoration:\s*underline/.test(attributes['style'] ?? '');
  const style = isUnderlined ? styles['u'] : styles[name];
  return style && inside.trim() !== '' ? `${style[0]}${inside.trim()}${style[1]}` : inside;
}

/** Returns one string for each paragraph. */
function paragraphs(element: XmlElement, onLeftOut: OnLeftOut): string[] {
  const finished: string[] = [];
  let current = '';
  const end = (): void => {
    if (current.trim() !== '') finished.push(current.trim());
    current = '';
  };
  for (const child of element.children) {
    if (isElement(child) && blocks.has(child.name)) {
      end();
      finished.push(...blockOf(child, onLeftOut));
    } else current += inline(child, onLeftOut);
  }
  end();
  return finished;
}

function blockOf(element: XmlElement, onLeftOut: OnLeftOut): string[] {
  if (element.name === 'ul' || element.name === 'ol') {
    const items = element.children.filter(isElement).filter(({ name }) => name === 'li');
    const lines = items.map((item) => `- ${paragraphs(item, onLeftOut).join(' ')}`);
    return lines.length > 0 ? [lines.join('\n')] : [];
  }
  if (element.name === 'tr') {
    const cells = element.children.filter(isElement);
    return [cells.map((cell) => paragraphs(cell, onLeftOut).join(' ')).join(' | ')];
  }
  return paragraphs(element, onLeftOut);
}

/** Converts HTML of another system to our own markup: paragraphs, lists, emphasis and formulas. */
export const markdownOf = (element: XmlElement, onLeftOut: OnLeftOut): string =>
  paragraphs(element, onLeftOut).join('\n\n').trim();
