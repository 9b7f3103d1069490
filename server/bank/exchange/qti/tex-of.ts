import { everyElement, isElement, textOf, type XmlElement } from './xml.ts';

/** Signs that TeX has a command for; the rest may stand as they are. */
const commands: Record<string, string> = {
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '×': '\\times ',
  '÷': '\\div ',
  '⋅': '\\cdot ',
  '·': '\\cdot ',
  '±': '\\pm ',
  '−': '-',
  π: '\\pi ',
  θ: '\\theta ',
  '∞': '\\infty ',
  '°': '^\\circ ',
  '∠': '\\angle ',
  '△': '\\triangle ',
};

const sign = (text: string): string =>
  [...text.trim()]
    .map((character) => commands[character] ?? character.replace(/[%$#&_{}]/, '\\$&'))
    .join('');

function built({ name, children }: XmlElement): string {
  const parts = children.filter(isElement);
  const inner = (index: number): string => (parts[index] ? texIn(parts[index]) : '');
  switch (name) {
    case 'mfrac':
      return `\\frac{${inner(0)}}{${inner(1)}}`;
    case 'msup':
      return `${inner(0)}^{${inner(1)}}`;
    case 'msub':
      return `${inner(0)}_{${inner(1)}}`;
    case 'msubsup':
      return `${inner(0)}_{${inner(1)}}^{${inner(2)}}`;
    case 'msqrt':
      return `\\sqrt{${parts.map(texIn).join('')}}`;
    case 'mroot':
      return `\\sqrt[${inner(1)}]{${inner(0)}}`;
    case 'mfenced':
      return `(${parts.map(texIn).join(', ')})`;
    case 'semantics':
      return inner(0);
    default:
      return parts.map(texIn).join('');
  }
}

function texIn(element: XmlElement): string {
  const { name } = element;
  if (name === 'mtext') return `\\text{${textOf(element)}}`;
  if (name === 'mspace') return ' ';
  if (name === 'mi' && textOf(element).trim().length > 1) {
    return `\\operatorname{${sign(textOf(element))}}`;
  }
  return ['mi', 'mn', 'mo'].includes(name) ? sign(textOf(element)) : built(element);
}

/** The TeX a formula was made of where it says so; otherwise what its shape comes down to. */
export function texOf(math: XmlElement): string {
  const note = everyElement(math).find(
    ({ name, attributes }) =>
      name === 'annotation' &&
      /tex/i.test(attributes['encoding'] ?? '') &&
      attributes['encoding'] !== '',
  );
  return (note ? textOf(note) : texIn(math)).trim() || textOf(math).trim();
}
