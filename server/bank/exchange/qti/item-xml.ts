import { dataTable } from '@bac/exam/figure/charts/data-table.ts';
import { drawFigure } from '@bac/exam/figure/draw-figure.ts';
import { figure, type Figure } from '@bac/exam/figure/figure.ts';
import { toSvg } from '@bac/exam/figure/svg/svg.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { isDrawable } from '../../item-content/candidate.ts';
import { toAuthored } from '../authored.ts';
import type { ExchangeItem } from '../exchange-item.ts';
import { digestOf } from './digest.ts';
import { lineXml, markupXml } from './markup-xml.ts';
import { scoringXml } from './scoring-xml.ts';
import { xmlJson, xmlText, parseXml } from './xml.ts';

export const qtiNamespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const schema = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0p1_v1p0.xsd';

/** The card that holds the whole item in our own notation, so that an import need not read figures back from pictures. */
export const ownCard = 'ext:bac-item';
export const hintCard = 'ext:bac-hint';
export const ruleCard = 'ext:bac-rule';

/** QTI identifiers must start with a letter. */
export const identifierOf = (id: string): string => (/^[a-z]/.test(id) ? id : `item-${id}`);

const languageTexts = (text: LocalText, wrap: (language: string, xml: string) => string): string =>
  (['en', 'vi'] as const).map((language) => wrap(language, markupXml(text[language]))).join('');

const localTextXml = (text: LocalText): string =>
  languageTexts(text, (language, xml) => `<div xml:lang="${language}">${xml}</div>`);

const feedbackXml = (identifier: string, text: LocalText): string =>
  `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="${identifier}" show-hide="show">` +
  `<qti-content-body>${localTextXml(text)}</qti-content-body></qti-modal-feedback>`;

function feedbacksXml({ response }: ExchangeItem): string {
  if (response.kind === 'entered') return feedbackXml('RATIONALE', response.rationale);
  return choiceIds.map((id) => feedbackXml(id, response.choices[id].rationale)).join('\n  ');
}

function bodyXml({ passages, figures, stem, response }: ExchangeItem): string {
  const placedIds = new Set<string>();
  const placeFigure = (id: string): string => {
    const found = figures.find((each) => each['id'] === id);
    if (found) placedIds.add(id);
    return found ? figureXml(found) : '';
  };
  const texts = passages.map(
    (passage, index) =>
      `<div class="passage" data-bac-passage="${index + 1}">${markupXml(passage, placeFigure)}</div>`,
  );
  const stemXml = `<div class="stem">${markupXml(stem, placeFigure)}</div>`;
  // A figure that no text places stands above the stem, as in the student's view.
  const otherFigures = figures.filter(({ id }) => !placedIds.has(String(id))).map(figureXml);
  const choices =
    response.kind === 'choice'
      ? choiceIds.map(
          (id) =>
            `<qti-simple-choice identifier="${id}">${markupXml(response.choices[id].text, placeFigure)}</qti-simple-choice>`,
        )
      : [];
  const interaction =
    response.kind === 'choice'
      ? `<qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="1">${choices.join('')}</qti-choice-interaction>`
      : '<p><qti-text-entry-interaction response-identifier="RESPONSE" expected-length="6"/></p>';
  return [...texts, ...otherFigures, stemXml, interaction].join('\n    ');
}

const cardXml = (support: string, text: LocalText): string =>
  `<qti-card support="${support}">` +
  languageTexts(
    text,
    (language, xml) =>
      `<qti-card-entry xml:lang="${language}"${language === 'en' ? ' default="true"' : ''}>` +
      `<qti-html-content>${xml}</qti-html-content></qti-card-entry>`,
  ) +
  '</qti-card>';

const catalogXml = (item: ExchangeItem, digest: string): string => `<qti-catalog-info>
    <qti-catalog id="bac">
      ${cardXml(hintCard, item.hint)}
      ${item.rule ? cardXml(ruleCard, item.rule) : ''}
      <qti-card support="${ownCard}"><qti-html-content><code data-bac-digest="${digest}">${xmlJson(toAuthored(item))}</code></qti-html-content></qti-card>
    </qti-catalog>
  </qti-catalog-info>`;

function documentXml(item: ExchangeItem, digest: string): string {
  const { declarations, processing } = scoringXml(item);
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="${qtiNamespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="${qtiNamespace} ${schema}"
  identifier="${identifierOf(item.id)}" title="${xmlText(item.topic.en || item.id)}" label="${xmlText(item.skill)}"
  adaptive="false" time-dependent="false" xml:lang="en" tool-name="Bac" tool-version="1">
  ${declarations}
  <qti-item-body>
    ${bodyXml(item)}
  </qti-item-body>
  ${catalogXml(item, digest)}
  ${processing}
  ${feedbacksXml(item)}
</qti-assessment-item>
`;
}

/** Writes an item as QTI 3, which any system can show and score, with our own notation beside it. */
export function writeQtiItem(item: ExchangeItem): string {
  const digest = digestOf(parseXml(documentXml(item, '')));
  return documentXml(item, digest);
}

function tableXml(item: Figure): string {
  const { caption, columns, rows } = dataTable(item);
  const cell = item.kind === 'table' ? lineXml : xmlText;
  const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((each) => `<${tag}>${cell(each)}</${tag}>`).join('')}</tr>`;
  return (
    `<table>${caption === undefined ? '' : `<caption>${xmlText(caption)}</caption>`}` +
    `<thead>${row(columns, 'th')}</thead>` +
    `<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
  );
}

function pictureXml(item: Figure): string {
  const drawing = drawFigure(item);
  if (!drawing) return tableXml(item);
  const svg = toSvg(drawing, item.alt);
  parseXml(svg);
  return svg;
}

/** Writes a table as a table and other figures as pictures. A figure that cannot be drawn yet becomes its alternative text. */
function figureXml(draft: Record<string, unknown>): string {
  const id = typeof draft['id'] === 'string' ? draft['id'] : '';
  const alt = typeof draft['alt'] === 'string' ? draft['alt'] : '';
  let inside: string;
  try {
    const parsed = figure.parse(draft);
    inside = isDrawable(parsed) ? pictureXml(parsed) : `<p>${xmlText(alt)}</p>`;
  } catch {
    inside = `<p>${xmlText(alt)}</p>`;
  }
  return `<div class="figure" data-bac-figure="${xmlText(id)}">${inside}</div>`;
}
