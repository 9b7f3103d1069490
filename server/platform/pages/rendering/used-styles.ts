import type { PageStyles } from '@bac/contract/site/page-rendering.ts';

function classesOn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names!.split(' ')) classes.add(name);
  }
  return classes;
}

export interface UsedStyles {
  /** The rules that can match something on the page. */
  css: string;
  /** The stylesheets they are from, and that of every page. */
  files: string[];
}

/** What the HTML needs to look right before its stylesheets are here. */
export function usedStyles(html: string, styles: PageStyles): UsedStyles {
  const onPage = classesOn(html);
  const isUsed = (needs: string[][]): boolean =>
    needs.some((classes) => classes.every((name) => onPage.has(name)));
  const used = styles.flatMap(({ file, rules }, place) => {
    const ofEveryPage = place === 0;
    const isOfPage = rules.some(
      ({ needs }) => needs.some((names) => names.length > 0) && isUsed(needs),
    );
    if (!ofEveryPage && !isOfPage) return [];
    return [{ file, css: rules.filter(({ needs }) => isUsed(needs)).map(({ css }) => css) }];
  });
  const css = used.flatMap((one) => one.css).join('');
  return { css: withoutUnusedVariables(css, html), files: used.map(({ file }) => file) };
}

/** Mantine defines some hundred variables for the colors of components that no public page has. */
function withoutUnusedVariables(css: string, html: string): string {
  const text = css + html;
  const read = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(--mantine-[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
}
