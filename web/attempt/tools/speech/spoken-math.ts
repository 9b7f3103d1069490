/** Signs as an English voice should say them; a voice left alone skips most of them. */
const signs: Record<string, string> = {
  '=': 'equals',
  '≠': 'is not equal to',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  '≈': 'is about',
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '±': 'plus or minus',
  '×': 'times',
  '⋅': 'times',
  '·': 'times',
  '÷': 'divided by',
  '/': 'over',
  '%': 'percent',
  '°': 'degrees',
  '∘': 'degrees',
  π: 'pi',
  θ: 'theta',
  '∠': 'angle',
  '△': 'triangle',
  '|': 'bar',
  ',': ',',
  '(': ', open parenthesis,',
  ')': ', close parenthesis,',
};

const powers: Record<string, string> = { '2': 'squared', '3': 'cubed' };

const shapes: Record<string, (...parts: string[]) => string> = {
  mfrac: (over = '', under = '') => `${over} over ${under},`,
  msqrt: (...parts) => `the square root of ${parts.join(' ')},`,
  mroot: (inside = '', index = '') => `the root of order ${index} of ${inside},`,
  msup: (base = '', power = '') =>
    power === 'degrees'
      ? `${base} degrees`
      : `${base} ${powers[power] ?? `to the power of ${power}`}`,
  msub: (base = '', index = '') => `${base} sub ${index}`,
  msubsup: (base = '', index = '', power = '') =>
    `${base} sub ${index} ${powers[power] ?? `to the power of ${power}`}`,
};

/** MathML in words: “x squared plus 3 over 4”. */
export function spokenMath(node: Element): string {
  const name = node.localName;
  if (name === 'annotation') return '';
  const parts = [...node.children].map(spokenMath).filter(Boolean);
  const shape = shapes[name];
  if (shape) return shape(...parts);
  if (parts.length > 0) return parts.join(' ');
  const text = (node.textContent ?? '').replaceAll(/[\u2061-\u2064\u200B]/g, '').trim();
  return signs[text] ?? text;
}
