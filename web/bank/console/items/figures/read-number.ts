/** What somebody typed as a number: a comma is a point, any dash a minus. Null where it is none, undefined where it is empty. */
export function readNumber(typed: string): number | null | undefined {
  const plain = typed.trim().replace(/^[−–]/, '-').replace(',', '.');
  if (plain === '') return undefined;
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
