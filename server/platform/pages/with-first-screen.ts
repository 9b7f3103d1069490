import { escaped } from './escape.ts';
import type { FirstScreen } from './first-screen/write-first-screen.ts';

/** What every page fetches and no first screen needs: scripts, styles, fonts, what an installed app is called. */
const fetched =
  /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet|preload|manifest)"[^>]*)>/g;
const isFont = (tag: string): boolean => tag.includes('as="font"');

const preload = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${escaped(file)}">`
    : `<link rel="modulepreload" crossorigin href="${escaped(file)}">`;

/**
 * The page with its first screen in it, and the styles of that. All else the page is made of waits in a template until the screen
 * is painted; `first-paint.js` lets it out.
 */
export function withFirstScreen(template: string, first: FirstScreen): string {
  const tags = (template.match(fetched) ?? []).filter((tag) => !isFont(tag));
  const rest = [...tags.map((tag) => tag.trim()), ...first.files.map(preload)].join('');
  const body = [
    `<div id="root">${first.body}</div>`,
    `<script type="application/json" id="questions">${first.questions}</script>`,
    `<template id="rest">${rest}</template>`,
  ];
  // Functions, for `$` in what is put in is a dollar and no pattern.
  return template
    .replace(fetched, '')
    .replace(/<html lang="\w+"/, (tag) => `${tag} data-first-screen="${escaped(first.path)}"`)
    .replace(
      'href="/favicon.svg"',
      () => `href="data:image/svg+xml,${encodeURIComponent(first.icon)}"`,
    )
    .replace('src="/theme.js"', 'src="/first-paint.js"')
    .replace('</head>', () => `<style>${first.styles}</style></head>`)
    .replace('<div id="root"></div>', () => body.join(''));
}
