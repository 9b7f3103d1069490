import type { Problem } from './problem.ts';
import { readForms, type FoundForm } from './read-forms.ts';
import { readItems, type FoundItem } from './read-items.ts';

export interface Content {
  items: FoundItem[];
  forms: FoundForm[];
  /** If there is any problem, the content must not be loaded. */
  problems: Problem[];
}

/**
 * Items that several forms score: a student who takes both forms would meet the question again. Unscored questions may return: they
 * are the anchors that tie the scales of two forms together, and a second meeting does not count in statistics.
 */
function findSharedItems(forms: readonly FoundForm[]): Problem[] {
  const first = new Map<string, FoundForm>();
  return forms.flatMap((found) => {
    const items = new Set(
      found.form.modules
        .flatMap(({ slots }) => slots)
        .filter(({ isPretest }) => !isPretest)
        .map(({ item }) => item),
    );
    return [...items].flatMap((item) => {
      const other = first.get(item);
      if (!other) {
        first.set(item, found);
        return [];
      }
      const message = `This item is already scored in ${other.file}.`;
      return [
        { file: found.file, line: found.lineOf(item), item, rule: 'item-in-two-forms', message },
      ];
    });
  });
}

/** Reads the whole initial bank: its items and its forms. */
export function readContent(folder: string): Content {
  const items = readItems(folder);
  const bank = new Map(items.found.map(({ item }) => [item.id, item]));
  const forms = readForms(folder, bank);
  return {
    items: items.found,
    forms: forms.found,
    problems: [...items.problems, ...forms.problems, ...findSharedItems(forms.found)],
  };
}
