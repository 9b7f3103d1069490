import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, trusted, type Html } from './html.ts';

/** The order matters: the rules for narrow screens and for print override the others. */
const sheets = ['page', 'question', 'figure', 'editors', 'narrow', 'print'];
const style = trusted(
  sheets
    .map((name) => readFileSync(join(import.meta.dirname, 'style', `${name}.css`), 'utf8'))
    .join('\n'),
);

export interface Page {
  file: string;
  title: string;
  body: Html;
}

/** A self-contained page. Its content security policy ensures that no script in a text can run. */
export const renderPage = ({ title, body }: Page): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Bậc</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <nav aria-label="Preview">
          <a href="index.html">Bậc <span>item bank</span></a>
        </nav>
        <main>${body}</main>
      </body>
    </html>`.source
  }\n`;
