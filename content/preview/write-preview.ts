import { skills } from '@bac/exam/item/taxonomy.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../read-content.ts';
import { formPage } from './form-page.ts';
import { indexPage } from './index-page.ts';
import { renderPage, type Page } from './page.ts';
import { skillPage } from './skill-page.ts';

function pages(content: Content): Page[] {
  const bank = new Map(content.items.map(({ item }) => [item.id, item]));
  const skillGroups = skills
    .map((skill) => ({ skill, items: content.items.filter(({ item }) => item.skill === skill) }))
    .filter(({ items }) => items.length > 0);
  return [
    indexPage(content),
    ...content.forms.map(({ form }) => formPage(form, bank)),
    ...skillGroups.map(({ skill, items }) => skillPage(skill, items)),
  ];
}

/** Writes every item and form as static pages, and returns the path of the index page. */
export function writePreview(content: Content, folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const page of pages(content)) writeFileSync(join(folder, page.file), renderPage(page));
  return join(folder, 'index.html');
}
