import type { Form, FormModule } from '@bac/exam/blueprint/form.ts';
import { formatNumber } from '@bac/exam/figure/svg/format-number.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { sectionNames } from '@bac/exam/item/section.ts';
import { skillFacts } from '@bac/exam/item/taxonomy.ts';
import { html, nothing, type Html } from './html.ts';
import type { Page } from './page.ts';
import { skillFile } from './skill-page.ts';

type Bank = ReadonlyMap<string, ItemVersion>;

export const formFile = ({ id }: Form): string => `form-${id}.html`;

const keyOf = ({ response }: ItemVersion): string =>
  response.kind === 'choice' ? response.key : response.keys.join(' or ');

function renderSlot(
  { item: id, isPretest }: FormModule['slots'][number],
  index: number,
  bank: Bank,
): Html {
  const item = bank.get(id);
  if (!item)
    return html`<tr>
      <td>${index + 1}</td>
      <td class="fault" colspan="6">${id}</td>
    </tr>`;
  return html`<tr>
    <td class="number">${index + 1}</td>
    <td>
      <a href="${skillFile(item.skill)}#${id}">${id}</a>
      ${isPretest ? html`<span class="tag">pretest</span>` : nothing}
    </td>
    <td>${item.topic.en}</td>
    <td>${skillFacts[item.skill].name.en}</td>
    <td><span class="pill ${item.difficulty}">${item.difficulty}</span></td>
    <td class="number">${formatNumber(item.parameters.b, { decimals: 1 })}</td>
    <td>${keyOf(item)}</td>
  </tr>`;
}

const renderModule = ({ section, part, route, slots }: FormModule, bank: Bank): Html =>
  html`<section class="listing">
    <h2>${sectionNames[section].en}, part ${part}${route ? `, ${route} route` : ''}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col" class="number">No.</th>
          <th scope="col">Item</th>
          <th scope="col">Topic</th>
          <th scope="col">Skill</th>
          <th scope="col">Difficulty</th>
          <th scope="col" class="number">b</th>
          <th scope="col">Key</th>
        </tr>
      </thead>
      <tbody>
        ${slots.map((slot, index) => renderSlot(slot, index, bank))}
      </tbody>
    </table>
  </section>`;

/** The page of a form, with its questions in the order of the test. */
export const formPage = (form: Form, bank: Bank): Page => ({
  file: formFile(form),
  title: form.name.en,
  body: html`<p class="over">Form ${form.id} · blueprint ${form.blueprint}</p>
    <h1>${form.name.en}</h1>
    <p class="under" lang="vi">${form.name.vi}</p>
    ${form.modules.map((module) => renderModule(module, bank))}`,
});
