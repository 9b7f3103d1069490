import { dataTable } from '@bac/exam/figure/charts/data-table.ts';
import type { Figure } from '@bac/exam/figure/figure.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { toStudentView } from '@bac/exam/item/student-view.ts';
import { seededRandom } from '@bac/exam/random.ts';
import { fingerprint } from './fingerprint.ts';

/** A figure as text and numbers, as students get it who cannot see it. */
function figureText(figure: Figure): string {
  const { columns, rows } = dataTable(figure);
  const title = 'title' in figure && figure.title ? `${figure.title}. ` : '';
  return [
    `[Figure ${figure.id}] ${title}${figure.alt}`,
    ...[columns, ...rows].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

function questionText(item: ItemVersion): string {
  const { id, passages, figures, stem, response } = toStudentView(item);
  const answers =
    response.kind === 'choice'
      ? response.choices.map((choice) => `${choice.id}) ${choice.text}`).join('\n')
      : '(type your answer)';
  return [`## ${id}`, ...passages, ...figures.map(figureText), `Question: ${stem}`, answers].join(
    '\n\n',
  );
}

/** Each reader gets a different order, so that they do not all tire at the same question. */
function shuffle(items: readonly ItemVersion[], reader: number): ItemVersion[] {
  const random = seededRandom(reader);
  return items
    .map((item) => ({ item, sortKey: random() }))
    .toSorted((one, other) => one.sortKey - other.sortKey)
    .map(({ item }) => item);
}

/** The questions without keys, and an answer sheet with the fingerprint of each question. */
export function blindSheet(
  items: readonly ItemVersion[],
  reader: number,
): { questions: string; answers: string } {
  const order = shuffle(items, reader);
  const rows = order.map(
    (item) =>
      `  - { item: ${item.id}, version: ${item.version}, seen: '${fingerprint(item)}', answer: '' }\n`,
  );
  return {
    questions: `${order.map(questionText).join('\n\n---\n\n')}\n`,
    answers: `reader: ${reader}\nanswers:\n${rows.join('')}`,
  };
}
