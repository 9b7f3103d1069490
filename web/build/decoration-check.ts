import type { Plugin } from 'vite';

const declaration = /(?<=[{;\s])(-webkit-)?text-decoration\s*:\s*([^;}]+)/g;

/** Line, style and color as keywords, which is all that Safari reads after `-webkit-`; no thickness and no `var()`. */
const plainValue = /^[a-z#][\w#-]*( [a-z#][\w#-]*)*$/i;

/**
 * The `text-decoration` declarations that Safari drops. It reads one keyword there and everything else only in the longhands;
 * the prefixed shorthand takes a style and a color too, which is what the CSS minifier makes of constant longhands.
 */
export function brokenDecorations(css: string): string[] {
  const broken: string[] = [];
  let prefixed: string | undefined;
  for (const [, prefix, rawValue = ''] of css.matchAll(declaration)) {
    const value = rawValue.replace('!important', '').trim();
    if (prefix) {
      prefixed = value;
      continue;
    }
    const isOneKeyword = !/[\s(]/.test(value);
    const isPrefixedToo = value === prefixed && plainValue.test(value);
    if (!isOneKeyword && !isPrefixedToo) broken.push(value);
    prefixed = undefined;
  }
  return broken;
}

/** Fails the build where the pages' CSS, as minified, holds a decoration that Safari would not draw. */
export function decorationCheck(): Plugin {
  return {
    name: 'decoration-check',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const [broken] = brokenDecorations(String(file.source));
        if (broken) {
          this.error(`${file.fileName}: Safari does not draw "text-decoration: ${broken}"`);
        }
      }
    },
  };
}
