import { sectionNames } from '@bac/exam/item/section.ts';
import { domainFacts, sectionOf, skillFacts, type Skill } from '@bac/exam/item/taxonomy.ts';
import type { FoundItem } from '../read-items.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';
import { renderItem } from './render-item.ts';

export const skillFile = (skill: Skill): string => `${skill}.html`;

export function skillPage(skill: Skill, items: readonly FoundItem[]): Page {
  const { name, domain } = skillFacts[skill];
  return {
    file: skillFile(skill),
    title: name.en,
    body: html`<p class="over">
        ${sectionNames[sectionOf(skill)].en} · ${domainFacts[domain].name.en}
      </p>
      <h1>${name.en}</h1>
      <p class="under" lang="vi">${name.vi}</p>
      <ul class="jump">
        ${items.map(({ item }) => html`<li><a href="#${item.id}">${item.id}</a></li>`)}
      </ul>
      ${items.map(renderItem)}`,
  };
}
