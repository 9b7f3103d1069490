export type Letters = Readonly<Record<string, number>>;

/** The value of a formula as choices are written: `4 + \sqrt{\frac{c}{2} + 16}`, `3x^2y`, `$1{,}200 + 5n/2$`. */
export function valueOf(tex: string, letters: Letters = {}): number {
  const plain = tex
    .replaceAll('{,}', '')
    .replaceAll(String.raw`\cdot`, ' ')
    .replaceAll('$', '')
    .replace(/\\[dt]frac/g, String.raw`\frac`);
  const tokens = plain.match(/\d*\.?\d+|\\[a-z]+|[a-z()[\]{}^/+-]/gi) ?? [];
  if (tokens.join('') !== plain.replaceAll(/\s/g, ''))
    throw new Error(`“${tex}” is not read whole`);
  let at = 0;
  const next = (): string => tokens[at++] ?? '';

  /** What stands between the bracket just read and its partner. */
  function bracketed(): number {
    const value = sum();
    if (!/^[)\]}]$/.test(next())) throw new Error(`“${tex}” has a bracket left open`);
    return value;
  }

  function group(): number {
    if (tokens[at] !== '{') return atom();
    at += 1;
    return bracketed();
  }

  function root(): number {
    const isSquare = tokens[at] !== '[';
    if (!isSquare) at += 1;
    const degree = isSquare ? 2 : bracketed();
    return group() ** (1 / degree);
  }

  function atom(): number {
    const token = next();
    if (/^[({[]$/.test(token)) return bracketed();
    if (/^\d/.test(token)) return Number(token);
    if (token === String.raw`\frac`) return group() / group();
    if (token === String.raw`\sqrt`) return root();
    if (token === String.raw`\pi`) return Math.PI;
    const value = letters[token];
    if (value === undefined) throw new Error(`“${token}” in “${tex}” is not read`);
    return value;
  }

  function power(): number {
    const base = atom();
    if (tokens[at] !== '^') return base;
    at += 1;
    return base ** group();
  }

  function product(): number {
    let value = power();
    while (at < tokens.length && !/^[)\]}+-]$/.test(tokens[at] ?? '')) {
      const isDivided = tokens[at] === '/';
      if (isDivided) at += 1;
      value = isDivided ? value / power() : value * power();
    }
    return value;
  }

  function sum(): number {
    let value = tokens[at] === '-' ? 0 : product();
    while (/^[+-]$/.test(tokens[at] ?? '')) value += next() === '-' ? -product() : product();
    return value;
  }

  const value = sum();
  if (at < tokens.length) throw new Error(`“${tex}” is not read to its end`);
  return value;
}
