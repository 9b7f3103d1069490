import { everyElement, isElement, textOf, type XmlElement } from './xml.ts';

/** Characters that TeX has a command for; the others stay as they are. */
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

const toTex = (text: string): string =>
  [...text.trim()]
    .map((character) => commands[character] ?? character.replace(/[%$#&_{}]/, '\\$&'))
    .join('');

function texOfLayout({ name, children }: XmlElement): string {
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
    return `\\operatorname{${toTex(textOf(element))}}`;
  }
  return ['mi', 'mn', 'mo'].includes(name) ? toTex(textOf(element)) : texOfLayout(element);
}

/** The TeX source in the formula's annotation, or else TeX derived from its MathML. */
export function texOf(math: XmlElement): string {
  const annotation = everyElement(math).find(
    ({ name, attributes }) =>
      name === 'annotation' &&
      /tex/i.test(attributes['encoding'] ?? '') &&
      attributes['encoding'] !== '',
  );
  return (annotation ? textOf(annotation) : texIn(math)).trim() || textOf(math).trim();
}
