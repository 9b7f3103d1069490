import { skills } from '@bac/exam/item/taxonomy.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../read-content.ts';
import { formPage } from './form-page.ts';
import { indexPage } from './index-page.ts';
import { writtenPage, type Page } from './page.ts';
import { skillPage } from './skill-page.ts';

function pages(content: Content): Page[] {
  const bank = new Map(content.items.map(({ item }) => [item.id, item]));
  const written = skills
    .map((skill) => ({ skill, items: content.items.filter(({ item }) => item.skill === skill) }))
    .filter(({ items }) => items.length > 0);
  return [
    indexPage(content),
    ...content.forms.map(({ form }) => formPage(form, bank)),
    ...written.map(({ skill, items }) => skillPage(skill, items)),
  ];
}

/** Every item and form as static pages; says where to begin reading. */
export function writePreview(content: Content, folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const page of pages(content)) writeFileSync(join(folder, page.file), writtenPage(page));
  return join(folder, 'index.html');
}
