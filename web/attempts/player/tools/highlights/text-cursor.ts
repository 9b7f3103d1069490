import { rangeOver, textUnits, type TextUnit, type Unit } from './text-units.ts';

/** A selection made with the keyboard: whole words or sentences from `anchor` to `focus`. */
export interface TextCursor {
  unit: Unit;
  anchor: number;
  focus: number;
}

const clamp = (index: number, count: number): number => Math.min(Math.max(index, 0), count - 1);

/** Moves the cursor by one word or sentence, or extends it by one. Without a cursor, starts at the first word. */
export function stepCursor(
  cursor: TextCursor | undefined,
  count: number,
  step: 1 | -1,
  isExtending: boolean,
): TextCursor {
  if (!cursor) return { unit: 'word', anchor: 0, focus: 0 };
  const focus = clamp(cursor.focus + step, count);
  return { ...cursor, focus, anchor: isExtending ? clamp(cursor.anchor, count) : focus };
}

const isAt = (unit: TextUnit, { block, start }: TextUnit): boolean =>
  unit.block === block && unit.start <= start && start < unit.end;

/** Changes from words to the sentence around them, or from a sentence to its first word. */
export function changeUnit(
  container: Element,
  cursor: TextCursor | undefined,
  unit: Unit,
): TextCursor {
  if (!cursor || cursor.unit === unit) return { unit, anchor: 0, focus: 0, ...cursor };
  const old = textUnits(container, cursor.unit)[Math.min(cursor.anchor, cursor.focus)];
  const found = old ? textUnits(container, unit).findIndex((each) => isAt(each, old)) : 0;
  const index = Math.max(found, 0);
  return { unit, anchor: index, focus: index };
}

export function cursorRange(container: Element, cursor: TextCursor): Range | undefined {
  const units = textUnits(container, cursor.unit);
  const first = units[Math.min(cursor.anchor, cursor.focus)];
  const last = units[Math.max(cursor.anchor, cursor.focus)];
  return first && last ? rangeOver(first, last) : undefined;
}
