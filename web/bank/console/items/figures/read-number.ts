/** Parses a typed number: a comma is a decimal point, any dash a minus. Null for other text, undefined for none. */
export function readNumber(typed: string): number | null | undefined {
  const plain = typed.trim().replace(/^[−–]/, '-').replace(',', '.');
  if (plain === '') return undefined;
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
