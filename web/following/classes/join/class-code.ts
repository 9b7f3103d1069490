/** The format of a code: ten letters and digits that are hard to confuse, in two groups. */
const pattern = /^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/;

/** Normalizes a code that was typed or pasted; undefined if it can't be one. */
export function readClassCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const code = `${plain.slice(0, 5)}-${plain.slice(5)}`;
  return pattern.test(code) ? code : undefined;
}
