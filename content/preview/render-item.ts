import { formatNumber } from '@bac/exam/figure/svg/format-number.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { startingParameters } from '@bac/exam/item/starting-parameters.ts';
import type { FoundItem } from '../read-items.ts';
import { html, nothing, type Html } from './html.ts';
import { renderMarkup } from './render-markup.ts';
import { renderQuestion } from './render-question.ts';

interface Row {
  head: string;
  text: LocalText;
  isKey?: boolean;
}

function rows({ response, hint, rule }: ItemVersion): Row[] {
  const answers: Row[] =
    response.kind === 'entered'
      ? [{ head: response.keys.join(' or '), text: response.rationale, isKey: true }]
      : choiceIds.map((id) => ({
          head: id,
          text: response.choices[id].rationale,
          isKey: id === response.key,
        }));
  const hints: Row[] = [{ head: 'Hint', text: hint }];
  return [...answers, ...hints, ...(rule ? [{ head: 'Rule', text: rule }] : [])];
}

const renderRow = ({ head, text, isKey }: Row): Html =>
  html`<tr class="${isKey ? 'key' : 'other'}">
    <th scope="row">${head}${isKey ? html` <span class="tag">key</span>` : nothing}</th>
    <td lang="en">${renderMarkup(text.en)}</td>
    <td lang="vi">${renderMarkup(text.vi)}</td>
  </tr>`;

const wordCount = (texts: readonly string[]): number =>
  texts
    .join(' ')
    .replace(/::figure\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Computes the rank that the author gave from the item's parameters, because an item does not store it. */
function computeRank({ difficulty, parameters, response }: ItemVersion): number {
  const middle = startingParameters(difficulty, 0, response.kind).b;
  return Math.round((parameters.b - middle) * 10);
}

type Fact = [name: string, value: string];

function facts({ item, file, line }: FoundItem): Fact[] {
  const { a, b, c } = item.parameters;
  const length: Fact[] =
    item.passages.length > 0 ? [['Passage', `${wordCount(item.passages)} words`]] : [];
  const subject: Fact[] = item.subject ? [['Subject', item.subject]] : [];
  const context: Fact[] =
    item.inContext === undefined ? [] : [['In context', item.inContext ? 'yes' : 'no']];
  return [
    ['Topic', `${item.topic.en} · ${item.topic.vi}`],
    ...subject,
    ...length,
    ...context,
    ['Difficulty', `${item.difficulty}, rank ${formatNumber(computeRank(item))}`],
    ['Parameters', `a ${formatNumber(a)}, b ${formatNumber(b)}, c ${formatNumber(c)}`],
    ['Source', item.source],
    ['Where', `${file}:${line}`],
  ];
}

/** An item: first the question as students see it, then everything that they do not see. */
export function renderItem(found: FoundItem): Html {
  const { item } = found;
  return html`<article id="${item.id}">
    <header>
      <h2><a href="#${item.id}">${item.id}</a></h2>
      <span class="pill ${item.difficulty}">${item.difficulty}</span>
      ${item.status === 'published' ? nothing : html`<span class="pill">${item.status}</span>`}
      <span class="version">version ${item.version}</span>
    </header>
    ${renderQuestion(item)}
    <details class="editors" open>
      <summary>Key and explanations</summary>
      <table class="why">
        <thead>
          <tr>
            <td></td>
            <th scope="col">English</th>
            <th scope="col">Tiếng Việt</th>
          </tr>
        </thead>
        <tbody>
          ${rows(item).map(renderRow)}
        </tbody>
      </table>
      <dl>
        ${facts(found).map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
    </details>
  </article>`;
}
