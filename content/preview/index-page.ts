import { difficulties } from '@bac/exam/item/difficulties.ts';
import { sectionNames, sections, type Section } from '@bac/exam/item/section.ts';
import {
  domainFacts,
  domainsOf,
  skillFacts,
  skills,
  type Domain,
  type Skill,
} from '@bac/exam/item/taxonomy.ts';
import { describeProblem, type Problem } from '../problem.ts';
import type { Content } from '../read-content.ts';
import type { FoundForm } from '../read-forms.ts';
import type { FoundItem } from '../read-items.ts';
import { formFile } from './form-page.ts';
import { html, nothing, type Html } from './html.ts';
import type { Page } from './page.ts';
import { skillFile } from './skill-page.ts';

function skillRow(skill: Skill, items: readonly FoundItem[]): Html {
  const skillItems = items.filter(({ item }) => item.skill === skill);
  const { name } = skillFacts[skill];
  const count = (difficulty: string): number =>
    skillItems.filter(({ item }) => item.difficulty === difficulty).length;
  return html`<tr>
    <th scope="row">
      ${skillItems.length > 0 ? html`<a href="${skillFile(skill)}">${name.en}</a>` : name.en}
    </th>
    ${difficulties.map((difficulty) => html`<td class="number">${count(difficulty)}</td>`)}
    <td class="number"><strong>${skillItems.length}</strong></td>
  </tr>`;
}

const domainRows = (domain: Domain, items: readonly FoundItem[]): Html[] => [
  html`<tr class="group">
    <th scope="rowgroup" colspan="5">${domainFacts[domain].name.en}</th>
  </tr>`,
  ...skills
    .filter((skill) => skillFacts[skill].domain === domain)
    .map((skill) => skillRow(skill, items)),
];

const renderSection = (section: Section, items: readonly FoundItem[]): Html =>
  html`<section class="listing">
    <h2>${sectionNames[section].en}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Skill</th>
          ${difficulties.map((each) => html`<th scope="col" class="number">${each}</th>`)}
          <th scope="col" class="number">all</th>
        </tr>
      </thead>
      <tbody>
        ${domainsOf(section).flatMap((domain) => domainRows(domain, items))}
      </tbody>
    </table>
  </section>`;

const renderForm = ({ form }: FoundForm): Html =>
  html`<li>
    <a href="${formFile(form)}">${form.name.en}</a>
    <span lang="vi">${form.name.vi}</span>
    <small>${form.modules.reduce((sum, { slots }) => sum + slots.length, 0)} questions</small>
  </li>`;

const renderProblems = (problems: readonly Problem[]): Html =>
  problems.length === 0
    ? nothing
    : html`<section class="problems">
        <h2>Problems</h2>
        <ul>
          ${problems.map((problem) => html`<li><code>${describeProblem(problem)}</code></li>`)}
        </ul>
      </section>`;

export const indexPage = ({ items, forms, problems }: Content): Page => ({
  file: 'index.html',
  title: 'Item bank',
  body: html`<p class="over">Preview</p>
    <h1>Item bank</h1>
    <p class="under">Items: ${items.length} · Forms: ${forms.length}</p>
    ${renderProblems(problems)}
    ${
      forms.length === 0
        ? nothing
        : html`<section>
            <h2>Forms</h2>
            <ul class="forms">
              ${forms.map(renderForm)}
            </ul>
          </section>`
    }
    <div class="sections">${sections.map((section) => renderSection(section, items))}</div>`,
});
