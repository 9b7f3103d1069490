import type { Threshold } from '@bac/contract/results/admission.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { foldAccents } from '@bac/exam/fold-accents.ts';

export const sorts = ['university', 'score', 'year'] as const;

interface View {
  page: number;
  size: number;
  search: string;
  sort: { column: (typeof sorts)[number]; isDescending: boolean };
}

const collator = { vi: new Intl.Collator('vi'), en: new Intl.Collator('en') };

/**
 * Filters, sorts and paginates in the browser, because the list is short and loaded whole. The search matches the beginnings of
 * words, as on the server.
 */
export function visibleRows(all: readonly Threshold[], view: View, language: Language) {
  const words = foldAccents(view.search).split(/\s+/).filter(Boolean);
  const rows = all
    .filter(({ university: { en, vi }, source }) => {
      const text = ` ${foldAccents([en, vi, source.en, source.vi].join(' '))}`;
      return words.every((word) => text.includes(` ${word}`));
    })
    .toSorted((one, other) => {
      const { column, isDescending } = view.sort;
      const compareNames = () =>
        collator[language].compare(one.university[language], other.university[language]);
      const order = (column === 'university' ? 0 : one[column] - other[column]) || compareNames();
      return isDescending ? -order : order;
    });
  const start = (view.page - 1) * view.size;
  return { rows: rows.slice(start, start + view.size), total: rows.length };
}
