import type { Figure } from '@bac/exam/figure/figure.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readContent, type Content } from '../read-content.ts';
import { writePreview } from './write-preview.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function preview(content: Content): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  folders.push(folder);
  const start = writePreview(content, folder);
  expect(start).toBe(join(folder, 'index.html'));
  return new Map(
    readdirSync(dirname(start)).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

const content = readContent(dirname(import.meta.dirname));
const pages = preview(content);
const allPages = [...pages.values()].join('\n');

describe('the preview of the bank', () => {
  it('shows every item once, with its key', () => {
    for (const { item } of content.items) {
      expect(allPages.split(`<article id="${item.id}">`)).toHaveLength(2);
    }
    expect(allPages.split('<tr class="key">')).toHaveLength(content.items.length + 1);
  });

  it('lists every form in its order', () => {
    for (const { form } of content.forms) {
      const page = pages.get(`form-${form.id}.html`) ?? '';
      const ids = [...page.matchAll(/html#([a-z0-9-]+)"/g)].map(([, id]) => id);
      expect(ids).toEqual(form.modules.flatMap(({ slots }) => slots.map(({ item }) => item)));
    }
  });

  it('has no broken links', () => {
    const links = [...allPages.matchAll(/href="([^"#]+)(?:#([^"]+))?"/g)];
    expect(links.length).toBeGreaterThan(content.items.length);
    for (const [, file = '', id] of links) {
      expect(pages.get(file)).toContain(id === undefined ? '<main>' : `id="${id}"`);
    }
  });

  it('parses all markup, places every figure and renders every formula', () => {
    const visible = allPages.replace(/<style>.*?<\/style>|<annotation.*?<\/annotation>/gs, '');
    expect(visible).not.toMatch(/\*\*|_{3,}|::figure|class="fault"|temml-error/);
  });
});

describe('a hostile text', () => {
  const attack =
    '<script>alert(1)</script><img src=x onerror="alert(1)"> "\' onload=alert(1) ' +
    String.raw`$\href{javascript:alert(1)}{x}$ $\text{<script>alert(2)</script>}$ $\frac{<b>$ ` +
    '[a](javascript:alert(1)) </td></table></style></article>';
  const both = { en: attack, vi: attack };
  const figures: Figure[] = [
    {
      kind: 'table',
      id: 'a',
      alt: attack,
      title: attack,
      columns: [attack, 'b'],
      rows: [[attack, '1']],
    },
    {
      kind: 'bar-chart',
      id: 'b',
      alt: attack,
      title: attack,
      y: { min: 0, max: 2, step: 1, label: attack },
      categories: [attack, 'c'],
      series: [{ name: attack, values: [1, 2] }],
    },
  ];
  const choice = { text: attack, rationale: both };
  const hostileItem: ItemVersion = {
    id: 'planted-01',
    version: 1,
    skill: 'inferences',
    topic: both,
    difficulty: 'hard',
    passages: [attack, `- ${attack}\n\n::figure{#b}`],
    figures,
    stem: `${attack}\n\n::figure{#missing}`,
    response: {
      kind: 'choice',
      key: 'A',
      choices: { A: choice, B: choice, C: choice, D: { ...choice, text: `*${attack}*` } },
    },
    hint: both,
    rule: both,
    parameters: { a: 1.4, b: 1.2, c: 0.2 },
    source: attack,
    status: 'draft',
  };
  const found = preview({
    items: [{ item: hostileItem, file: attack, line: 1 }],
    forms: [
      {
        form: {
          id: 'planted',
          blueprint: 'practice-rw',
          name: both,
          modules: [
            { section: 'rw', part: 1, slots: [{ item: attack, version: 1, isPretest: true }] },
          ],
        },
        file: attack,
        lineOf: () => 1,
      },
    ],
    problems: [{ file: attack, line: 1, rule: attack, message: attack }],
  });

  it('hostile text never becomes markup', () => {
    for (const page of found.values()) {
      // Tags without the quoted values of their attributes, as a browser would parse them.
      const tags = page.match(/<[a-z!/][^>"]*(?:"[^"]*"[^>"]*)*>/gi) ?? [];
      const body = page.slice(page.indexOf('<body>'));
      expect(tags.join('')).not.toMatch(/<(script|img|b)\b|javascript:|\son\w+=/i);
      expect(body).not.toMatch(/<\/?(script|img|b|style)\b/i);
      expect(page).toContain('&lt;script&gt;alert(1)');
      expect(page).toContain("default-src 'none'");
    }
  });

  it('reports a missing figure', () => {
    expect(found.get('inferences.html')).toContain('No figure “missing”');
  });
});
