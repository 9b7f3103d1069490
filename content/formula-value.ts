export type Variables = Readonly<Record<string, number>>;

/** Evaluates a formula as choices contain them: `4 + \sqrt{\frac{c}{2} + 16}`, `3x^2y`, `$1{,}200 + 5n/2$`. */
export function evaluateFormula(tex: string, letters: Variables = {}): number {
  const plain = tex
    .replaceAll('{,}', '')
    .replaceAll(String.raw`\cdot`, ' ')
    .replaceAll('$', '')
    .replace(/\\[dt]frac/g, String.raw`\frac`);
  const tokens = plain.match(/\d*\.?\d+|\\[a-z]+|[a-z()[\]{}^/+-]/gi) ?? [];
  if (tokens.join('') !== plain.replaceAll(/\s/g, ''))
    throw new Error(`“${tex}” has unknown characters`);
  let position = 0;
  const next = (): string => tokens[position++] ?? '';

  /** Evaluates up to the bracket that closes the one just read. */
  function bracket(): number {
    const value = sum();
    if (!/^[)\]}]$/.test(next())) throw new Error(`“${tex}” has an open bracket`);
    return value;
  }

  function group(): number {
    if (tokens[position] !== '{') return atom();
    position += 1;
    return bracket();
  }

  function root(): number {
    const isSquare = tokens[position] !== '[';
    if (!isSquare) position += 1;
    const degree = isSquare ? 2 : bracket();
    return group() ** (1 / degree);
  }

  function atom(): number {
    const token = next();
    if (/^[({[]$/.test(token)) return bracket();
    if (/^\d/.test(token)) return Number(token);
    if (token === String.raw`\frac`) return group() / group();
    if (token === String.raw`\sqrt`) return root();
    if (token === String.raw`\pi`) return Math.PI;
    const value = letters[token];
    if (value === undefined) throw new Error(`“${token}” in “${tex}” is unknown`);
    return value;
  }

  function power(): number {
    const base = atom();
    if (tokens[position] !== '^') return base;
    position += 1;
    return base ** group();
  }

  function product(): number {
    let value = power();
    while (position < tokens.length && !/^[)\]}+-]$/.test(tokens[position] ?? '')) {
      const isDivision = tokens[position] === '/';
      if (isDivision) position += 1;
      value = isDivision ? value / power() : value * power();
    }
    return value;
  }

  function sum(): number {
    let value = tokens[position] === '-' ? 0 : product();
    while (/^[+-]$/.test(tokens[position] ?? '')) value += next() === '-' ? -product() : product();
    return value;
  }

  const value = sum();
  if (position < tokens.length) throw new Error(`“${tex}” has an unexpected “${tokens[position]}”`);
  return value;
}
