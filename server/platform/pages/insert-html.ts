import { escapeHtml, scriptJson } from './escape.ts';
import type { PageHtml } from './rendering/render-html.ts';

/** Matches the tags of resources: scripts, styles, fonts, the manifest. */
const resourceTags =
  /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet|preload|manifest)"[^>]*)>/g;
const isFont = (tag: string): boolean => tag.includes('as="font"');
const isStylesheet = (tag: string): boolean => tag.includes('rel="stylesheet"');

const stylesheet = (file: string): string =>
  `<link rel="stylesheet" crossorigin href="${escapeHtml(file)}">`;
const preload = (file: string): string =>
  `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">`;

/**
 * Inserts the rendered HTML and its styles into the page. Scripts and stylesheets wait in a template until the first paint;
 * `first-paint.js` inserts them.
 */
export function insertHtml(template: string, page: PageHtml): string {
  const tags = (template.match(resourceTags) ?? []).map((tag) => tag.trim());
  const fonts = tags.filter(isFont);
  const rest = [
    ...page.stylesheets.map(stylesheet),
    ...tags.filter((tag) => !isFont(tag) && !isStylesheet(tag)),
    ...page.scripts.map(preload),
  ];
  const body = [
    `<div id="root">${page.html}</div>`,
    `<script type="application/json" id="queries">${scriptJson(page.queries)}</script>`,
    `<template id="rest">${rest.join('')}</template>`,
  ];
  // Functions, because `$` in a replacement string would be a pattern.
  return template
    .replace(resourceTags, '')
    .replace(/<html lang="\w+"/, (tag) => `${tag} data-server-html="${escapeHtml(page.path)}"`)
    .replace(
      'href="/favicon.svg"',
      () => `href="data:image/svg+xml,${encodeURIComponent(page.icon)}"`,
    )
    .replace('src="/theme.js"', 'src="/first-paint.js"')
    .replace('</head>', () => `${fonts.join('')}<style>${page.styles}</style></head>`)
    .replace('<div id="root"></div>', () => body.join(''));
}
