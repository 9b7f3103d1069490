/**
 * Corrects three things that MathML leaves to mathematical fonts, which many phones lack. TeX writes a degree as a raised circle
 * and a prime as a raised stroke; as characters of their own they stand at the right height, and screen readers read them
 * correctly. MathML replaces single letters by italic Unicode letters; with a class they are italic in the font of the text, and
 * screen readers read a plain x.
 */

/** Corrects degrees in the source, before it is rendered in a browser or on the server. */
export const withDegrees = (tex: string): string =>
  tex.replace(/\^\s*(?:\\circ(?![a-z])|\{\s*\\circ\s*\})/gi, '\\degree ');

const prime = /<msup>(<m[in][^>]*>[^<]*<\/m[in]>)<mo[^>]*>([′″‴]+)<\/mo><\/msup>/gu;

/** Corrects primes and single letters in the rendered MathML. */
export const withPlainLetters = (mathMl: string): string =>
  mathMl
    .replace(prime, '<mrow>$1<mo lspace="0em" rspace="0em">$2</mo></mrow>')
    .replace(/<mi>(\p{L})<\/mi>/gu, '<mi class="variable">$1</mi>');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The source of a formula as HTML, for when it cannot be rendered. */
export const sourceAsHtml = (tex: string): string =>
  `<code>${tex.replace(/[&<>]/g, (character) => entities[character] ?? character)}</code>`;

/** Renders and corrects a formula. Some odd formulas make the renderer throw; these fall back to their source. */
export function renderReadable(tex: string, render: () => string): string {
  try {
    return withPlainLetters(render());
  } catch {
    return sourceAsHtml(tex);
  }
}
