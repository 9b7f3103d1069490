/** Signs as an English teacher says them; a sign that is not here says itself. */
const signWords: Record<string, string> = {
  '+': 'plus',
  '−': 'minus',
  '-': 'minus',
  '±': 'plus or minus',
  '=': 'equals',
  '≠': 'is not equal to',
  '≈': 'is approximately',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  '×': 'times',
  '⋅': 'times',
  '·': 'times',
  '÷': 'divided by',
  '/': 'over',
  '%': 'percent',
  '°': 'degrees',
  '′': 'prime',
  '″': 'double prime',
  '∼': 'is similar to',
  '≅': 'is congruent to',
  '∠': 'angle',
  '△': 'triangle',
  '∥': 'is parallel to',
  '⊥': 'is perpendicular to',
  '|': 'vertical bar',
  '(': 'open parenthesis',
  ')': 'close parenthesis',
  '{': 'open brace',
  π: 'pi',
  θ: 'theta',
  // Invisible: it says that a function is applied.
  '\u2061': '',
};

const powerWords: Record<string, string> = { '2': 'squared', '3': 'cubed' };
const rootWords: Record<string, string> = { '3': 'cube' };

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
