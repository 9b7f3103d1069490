import type { Figure } from '@bac/exam/figure/figure.ts';
import { toStudentView, type StudentView } from '@bac/exam/item/student-view.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { parseMarkup } from '@bac/exam/markup/parse-markup.ts';
import { html, nothing, type Html } from './html.ts';
import { renderFigure } from './render-figure.ts';
import { renderMarkup, unknownFigure } from './render-markup.ts';

const textsOf = ({ passages, stem, response }: StudentView): string[] => [
  ...passages,
  stem,
  ...(response.kind === 'choice' ? response.choices.map(({ text }) => text) : []),
];

/** The figures that no text places; they appear above the stem. */
function unplacedFigures(view: StudentView): Figure[] {
  const placed = new Set(
    textsOf(view)
      .flatMap(parseMarkup)
      .flatMap((block) => (block.kind === 'figure' ? [block.id] : [])),
  );
  return view.figures.filter(({ id }) => !placed.has(id));
}

/** The question as a student sees it, rendered from the student's view, which has no key. */
export function renderQuestion(item: ItemVersion): Html {
  const view = toStudentView(item);
  const figures = new Map(view.figures.map((figure) => [figure.id, figure]));
  const render = (text: string): Html[] =>
    renderMarkup(text, (id) => {
      const figure = figures.get(id);
      return figure ? renderFigure(figure) : unknownFigure(id);
    });
  const answer =
    view.response.kind === 'entered'
      ? html`<p class="entry" role="img" aria-label="Answer field"></p>`
      : html`<ol class="choices">
          ${view.response.choices.map(
            ({ id, text }) =>
              html`<li>
                <span class="letter">${id}</span>
                <div>${render(text)}</div>
              </li>`,
          )}
        </ol>`;
  const passages =
    view.passages.length === 0
      ? nothing
      : html`<div class="passages">
          ${view.passages.map((passage) => html`<div class="passage">${render(passage)}</div>`)}
        </div>`;
  return html`<div class="question ${view.section}" lang="en">
    ${passages}
    <div class="ask">
      ${unplacedFigures(view).map(renderFigure)}
      <div class="stem">${render(view.stem)}</div>
      ${answer}
    </div>
  </div>`;
}
