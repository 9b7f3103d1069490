import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenDecorations } from './decoration-check.ts';

const web = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: web, exclude: ['dist/**'] });

test('no stylesheet has a text decoration that Safari drops', () => {
  expect(sheets).toContain(join('item', 'item-text', 'item-text.module.css'));
  const broken = sheets.flatMap((path) =>
    brokenDecorations(readFileSync(join(web, path), 'utf8')).map((value) => `${path}: ${value}`),
  );
  expect(broken).toEqual([]);
});

test.each([
  'underline 2px',
  'underline 1.5px var(--ink)',
  'line-through var(--muted)',
  'underline dotted red',
  'var(--line)',
])('reports "text-decoration: %s", with and without !important', (value) => {
  expect(brokenDecorations(`a{text-decoration:${value}}`)).toEqual([value]);
  expect(brokenDecorations(`a {\n  text-decoration: ${value} !important;\n}`)).toEqual([value]);
});

test.each(['underline 2px', 'line-through var(--muted)'])(
  'reports "text-decoration: %s" also beside its prefixed twin',
  (value) => {
    const css = `a{-webkit-text-decoration:${value};text-decoration:${value}}`;
    expect(brokenDecorations(css)).toEqual([value]);
  },
);

test('accepts one keyword, longhands, and constants beside their prefixed twin', () => {
  const css = `
    a { text-decoration: none; color: red }
    b { text-decoration:underline!important }
    i { text-decoration-line: underline; text-decoration-thickness: 2px; text-decoration-color: var(--ink) }
    u{-webkit-text-decoration:underline dotted #a8325a;text-decoration:underline dotted #a8325a}`;
  expect(brokenDecorations(css)).toEqual([]);
});

test('reports constants whose prefixed twin says something else', () => {
  const css = 'a{-webkit-text-decoration:underline red;text-decoration:underline blue}';
  expect(brokenDecorations(css)).toEqual(['underline blue']);
});
