import { languages, type Language } from '@bac/exam/item/language.ts';
import type { Path } from '../../../../ui/format/value-path.ts';

/** The id of what a path names on the page. */
export const fieldId = (path: Path): string => `field-${path}`;

/** The language whose side has to be open for this field to be there. */
export const sideOf = (path: Path): Language | undefined =>
  languages.find((language) => path.endsWith(`.${language}`));

/** The field itself or, where it has none of its own, the nearest part around it. */
function findField(path: Path): HTMLElement | undefined {
  const names = path.split('.');
  for (let length = names.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(names.slice(0, length).join('.')));
    if (found) return found;
  }
  return undefined;
}

const canHoldFocus = 'input, textarea, select, summary, button, [tabindex]';

export function focusField(path: Path): void {
  const found = findField(path);
  const target = found?.matches(canHoldFocus)
    ? found
    : (found?.querySelector<HTMLElement>(canHoldFocus) ?? found);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
