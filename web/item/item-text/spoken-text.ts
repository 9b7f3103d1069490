/** Spoken English for signs; a sign that is not listed stays as it is. */
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
  // The invisible sign of function application.
  '\u2061': '',
};

const powerWords: Record<string, string> = { '2': 'squared', '3': 'cubed' };
const rootWords: Record<string, string> = { '3': 'cube' };

const joinWords = (parts: string[]): string => parts.filter((part) => part !== '').join(' ');

const isToken = (element: Element | undefined): boolean =>
  element !== undefined && element.children.length === 0;

/** Appends a spoken end mark, unless the element is a single number or letter. */
const withEnd = (words: string, element: Element | undefined, end: string): string =>
  isToken(element) ? words : `${words}, ${end},`;

function power(base: string, exponent: string): string {
  return joinWords([base, powerWords[exponent] ?? `to the power of ${exponent}`]);
}

/** One element of MathML as spoken English, including structure that plain characters lose (27√3 would be “27 3”). */
function spokenMath(element: Element): string {
  const children = [...element.children];
  const [first, second, third] = children;
  const speak = (child: Element | undefined): string => (child ? spokenMath(child) : '');
  switch (element.localName) {
    case 'mfrac': {
      const words = `${speak(first)} over ${speak(second)}`;
      return isToken(first) && isToken(second) ? words : `the fraction ${words}, end fraction,`;
    }
    case 'msqrt':
      return withEnd(`the square root of ${joinWords(children.map(speak))}`, first, 'end root');
    case 'mroot': {
      const degree = speak(second);
      const name = rootWords[degree] ?? `${degree}th`;
      return withEnd(`the ${name} root of ${speak(first)}`, first, 'end root');
    }
    case 'msup':
      return power(speak(first), speak(second));
    case 'msub':
      return `${speak(first)} sub ${speak(second)}`;
    case 'msubsup':
      return power(`${speak(first)} sub ${speak(second)}`, speak(third));
    case 'menclose':
      return `line segment ${joinWords(children.map(speak))}`;
    case 'mtr':
      return `${joinWords(children.map(speak))};`;
    default: {
      if (!isToken(element)) return joinWords(children.map(speak));
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

/** The spoken form of a rendered text: formulas in words, blanks and drawings by their names. */
export const spokenText = (element: Element): string =>
  spokenNode(element).replace(/\s+/g, ' ').trim();
