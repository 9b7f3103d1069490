import type { PageStyles } from '@bac/contract/site/page-rendering.ts';

function findClasses(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names!.split(' ')) classes.add(name);
  }
  return classes;
}

export interface UsedStyles {
  /** The rules that can match an element of the page. */
  css: string;
  /** The stylesheets with these rules, and the one of every page. */
  files: string[];
}

/** The critical CSS: what the HTML needs before its stylesheets are loaded. */
export function usedStyles(html: string, styles: PageStyles): UsedStyles {
  const pageClasses = findClasses(html);
  const isUsed = (alternatives: string[][]): boolean =>
    alternatives.some((classes) => classes.every((name) => pageClasses.has(name)));
  const used = styles.flatMap(({ file, rules }, index) => {
    const isGlobal = index === 0;
    const isUsedHere = rules.some(
      ({ requiredClasses }) =>
        requiredClasses.some((names) => names.length > 0) && isUsed(requiredClasses),
    );
    if (!isGlobal && !isUsedHere) return [];
    return [
      {
        file,
        css: rules.filter(({ requiredClasses }) => isUsed(requiredClasses)).map(({ css }) => css),
      },
    ];
  });
  const css = used.flatMap((one) => one.css).join('');
  return { css: removeUnusedVariables(css, html), files: used.map(({ file }) => file) };
}

/** Mantine defines about a hundred color variables for components that no public page has. */
function removeUnusedVariables(css: string, html: string): string {
  const text = css + html;
  const read = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(--mantine-[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
}
