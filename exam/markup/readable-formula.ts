/**
 * Three things that MathML leaves to mathematical fonts, which many phones lack. A degree is written as a raised circle, a
 * prime is a raised stroke: as characters of their own they stand at the right height, and are read out as what they are.
 * Single letters take slanted twins from Unicode: with a class they lean in the font of the words, and a reader meets a
 * plain x.
 */

/** For the renderer, whichever side it runs on. */
export const withDegrees = (tex: string): string =>
  tex.replace(/\^\s*(?:\\circ(?![a-z])|\{\s*\\circ\s*\})/gi, '\\degree ');

const prime = /<msup>(<m[in][^>]*>[^<]*<\/m[in]>)<mo[^>]*>([′″‴]+)<\/mo><\/msup>/gu;

/** What the renderer made, mended. */
export const withPlainLetters = (mathMl: string): string =>
  mathMl
    .replace(prime, '<mrow>$1<mo lspace="0em" rspace="0em">$2</mo></mrow>')
    .replace(/<mi>(\p{L})<\/mi>/gu, '<mi class="variable">$1</mi>');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Without the renderer a formula is still there to be read. */
export const asWritten = (tex: string): string =>
  `<code>${tex.replace(/[&<>]/g, (character) => entities[character] ?? character)}</code>`;

/** What the renderer makes of it, mended; some odd formulas break the renderer, and must not break the page. */
export function readable(tex: string, render: () => string): string {
  try {
    return withPlainLetters(render());
  } catch {
    return asWritten(tex);
  }
}
