import { languages, type Language } from '@bac/exam/item/language.ts';
import type { Path } from '../../../../ui/format/value-path.ts';

/** The element id of the field at a path. */
export const fieldId = (path: Path): string => `field-${path}`;

/** The language that must be open for this field to be on the page. */
export const sideOf = (path: Path): Language | undefined =>
  languages.find((language) => path.endsWith(`.${language}`));

/** Finds the element of a field or, if it has none, of the nearest part around it. */
function findField(path: Path): HTMLElement | undefined {
  const names = path.split('.');
  for (let length = names.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(names.slice(0, length).join('.')));
    if (found) return found;
  }
  return undefined;
}

const focusable = 'input, textarea, select, summary, button, [tabindex]';

export function focusField(path: Path): void {
  const found = findField(path);
  const target = found?.matches(focusable)
    ? found
    : (found?.querySelector<HTMLElement>(focusable) ?? found);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
