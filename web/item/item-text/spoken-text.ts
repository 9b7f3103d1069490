import { powerWords, rootWords, signWords } from './math-words.ts';

const joined = (parts: string[]): string => parts.filter((part) => part !== '').join(' ');

const isToken = (element: Element | undefined): boolean =>
  element !== undefined && element.children.length === 0;

/** Says where it ends, unless it is a single number or letter. */
const closed = (words: string, element: Element | undefined, end: string): string =>
  isToken(element) ? words : `${words}, ${end},`;

function power(base: string, exponent: string): string {
  return joined([base, powerWords[exponent] ?? `to the power of ${exponent}`]);
}

/** One element of MathML in words: what a flat reading of its characters loses (27√3 would be “27 3”) is said. */
function spokenMath(element: Element): string {
  const children = [...element.children];
  const [first, second, third] = children;
  const say = (child: Element | undefined): string => (child ? spokenMath(child) : '');
  switch (element.localName) {
    case 'mfrac': {
      const words = `${say(first)} over ${say(second)}`;
      return isToken(first) && isToken(second) ? words : `the fraction ${words}, end fraction,`;
    }
    case 'msqrt':
      return closed(`the square root of ${joined(children.map(say))}`, first, 'end root');
    case 'mroot': {
      const degree = say(second);
      const name = rootWords[degree] ?? `${degree}th`;
      return closed(`the ${name} root of ${say(first)}`, first, 'end root');
    }
    case 'msup':
      return power(say(first), say(second));
    case 'msub':
      return `${say(first)} sub ${say(second)}`;
    case 'msubsup':
      return power(`${say(first)} sub ${say(second)}`, say(third));
    case 'menclose':
      return `line segment ${joined(children.map(say))}`;
    case 'mtr':
      return `${joined(children.map(say))};`;
    default: {
      if (!isToken(element)) return joined(children.map(say));
      const text = element.textContent.trim();
      return signWords[text] ?? text;
    }
  }
}

function spokenNode(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.localName === 'math') return spokenMath(node);
  if (node.getAttribute('aria-hidden') === 'true') return '';
  const name = node.getAttribute('role') === 'img' ? node.getAttribute('aria-label') : null;
  return name ?? [...node.childNodes].map(spokenNode).join('');
}

/** What a voice should say for a rendered text: formulas in words, blanks and drawings by their names. */
export const spokenText = (element: Element): string =>
  spokenNode(element).replace(/\s+/g, ' ').trim();
