type RenderMath = (tex: string) => string;

/**
 * Three things that MathML leaves to mathematical fonts, which many phones lack. A degree is written as a raised circle, a
 * prime is a raised stroke: as characters of their own they stand at the right height, and are read out as what they are.
 * Single letters take slanted twins from Unicode: with a class they lean in the font of the words, and a reader meets a
 * plain x.
 */
const withDegrees = (tex: string): string =>
  tex.replace(/\^\s*(?:\\circ(?![a-z])|\{\s*\\circ\s*\})/gi, '\\degree ');

const prime = /<msup>(<m[in][^>]*>[^<]*<\/m[in]>)<mo[^>]*>([′″‴]+)<\/mo><\/msup>/gu;

const withPlainLetters = (mathMl: string): string =>
  mathMl
    .replace(prime, '<mrow>$1<mo lspace="0em" rspace="0em">$2</mo></mrow>')
    .replace(/<mi>(\p{L})<\/mi>/gu, '<mi class="variable">$1</mi>');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Without the renderer a formula is still there to be read, as it was written. */
const asWritten: RenderMath = (tex) =>
  `<code>${tex.replace(/[&<>]/g, (character) => entities[character] ?? character)}</code>`;

async function fetchTemml(triesLeft: number) {
  try {
    return await import('temml');
  } catch (error) {
    if (triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return fetchTemml(triesLeft - 1);
  }
}

async function load(): Promise<RenderMath> {
  const { default: temml } = await fetchTemml(2);
  const made = new Map<string, string>();
  return (tex) => {
    const known = made.get(tex);
    if (known !== undefined) return known;
    // `tex` lets a long formula break after its signs, as on paper.
    const mathMl = temml.renderToString(withDegrees(tex), { trust: false, wrap: 'tex' });
    const plain = withPlainLetters(mathMl);
    made.set(tex, plain);
    return plain;
  };
}

let loading: Promise<RenderMath> | undefined;

/**
 * Fetches the renderer, once; never fails. Formulas ask for it themselves; call it earlier where waiting at the first one
 * would show.
 */
export function loadMath(): Promise<RenderMath> {
  loading ??= load().catch(() => asWritten);
  return loading;
}
