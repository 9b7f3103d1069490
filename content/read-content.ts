import type { Problem } from './problem.ts';
import { readForms, type FoundForm } from './read-forms.ts';
import { readItems, type FoundItem } from './read-items.ts';

export interface Content {
  items: FoundItem[];
  forms: FoundForm[];
  /** While there is one, nothing of this may be loaded. */
  problems: Problem[];
}

/** A student who takes both forms would meet the question again. */
function shared(forms: readonly FoundForm[]): Problem[] {
  const first = new Map<string, FoundForm>();
  return forms.flatMap((found) => {
    const items = new Set(found.form.modules.flatMap(({ slots }) => slots.map(({ item }) => item)));
    return [...items].flatMap((item) => {
      const other = first.get(item);
      if (!other) {
        first.set(item, found);
        return [];
      }
      const message = `This item is already used in ${other.file}.`;
      return [
        { file: found.file, line: found.lineOf(item), item, rule: 'item-in-two-forms', message },
      ];
    });
  });
}

/** The whole founding bank: its items, and the forms made of them. */
export function readContent(folder: string): Content {
  const items = readItems(folder);
  const bank = new Map(items.found.map(({ item }) => [item.id, item]));
  const forms = readForms(folder, bank);
  return {
    items: items.found,
    forms: forms.found,
    problems: [...items.problems, ...forms.problems, ...shared(forms.found)],
  };
}
