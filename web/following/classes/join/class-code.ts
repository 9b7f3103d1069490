/** As codes are made: ten letters and digits that nobody mixes up, in two groups. */
const form = /^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/;

/** A code as it was typed, pasted or read out; undefined where it can't be one. */
export function readClassCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const code = `${plain.slice(0, 5)}-${plain.slice(5)}`;
  return form.test(code) ? code : undefined;
}
