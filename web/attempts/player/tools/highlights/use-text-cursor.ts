import { useEffect, useEffectEvent, useRef } from 'react';
import { changeUnit, cursorRange, stepCursor, type TextCursor } from './text-cursor.ts';
import { textUnits } from './text-units.ts';

const controls = 'a, button, input, textarea, select, label, [role=radio], [role=separator]';

/** The part of the page that the keys walk through: where the focus is, or all of it. */
function placeOf(container: HTMLElement, { target }: KeyboardEvent): HTMLElement | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  if (target === document.body || target === container) return container;
  if (!container.contains(target) || target.closest(controls)) return undefined;
  return target.querySelector('[data-block]') ? target : container;
}

function select(range: Range): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
}

/** ← and → go through the words, with Shift they take more; S and W change between sentences and words. */
function moved(
  place: HTMLElement,
  cursor: TextCursor | undefined,
  { key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent,
): TextCursor | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const { length } = textUnits(place, cursor?.unit ?? 'word');
    return stepCursor(cursor, length, key === 'ArrowRight' ? 1 : -1, shiftKey);
  }
  if (key.toLowerCase() === 's') return changeUnit(place, cursor, 'sentence');
  if (key.toLowerCase() === 'w') return changeUnit(place, cursor, 'word');
  return undefined;
}

interface Options {
  container: HTMLElement | null;
  isOn: boolean;
  onSelect: (range: Range) => void;
  /** Enter: to the tools for what is selected. */
  onEnter: () => void;
  onEscape: () => void;
}

/** Selecting text without a mouse. What is selected becomes the browser's own selection, as if a mouse had done it. */
export function useTextCursor(options: Options): void {
  const { container, isOn, onSelect, onEnter, onEscape } = options;
  const at = useRef<{ place: HTMLElement; cursor: TextCursor }>(undefined);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const place = container && placeOf(container, event);
    if (!place) return;
    const cursor = at.current?.place === place ? at.current.cursor : undefined;
    const next = moved(place, cursor, event);
    const range = next && cursorRange(place, next);
    if (next && range) {
      event.preventDefault();
      at.current = { place, cursor: next };
      select(range);
      onSelect(range);
    } else if (event.key === 'Enter' && cursor) {
      event.preventDefault();
      onEnter();
    } else if (event.key === 'Escape') {
      at.current = undefined;
      onEscape();
    }
  });

  useEffect(() => {
    if (!container || !isOn) return;
    at.current = undefined;
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [container, isOn]);
}
