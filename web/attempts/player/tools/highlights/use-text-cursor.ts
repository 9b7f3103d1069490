import { useEffect, useEffectEvent, useRef } from 'react';
import { changeUnit, cursorRange, stepCursor, type TextCursor } from './text-cursor.ts';
import { textUnits } from './text-units.ts';

const controls = 'a, button, input, textarea, select, label, [role=radio], [role=separator]';

/** The region that the keys move through: the focused one, or the whole container. Undefined for keys in a control. */
function regionOf(container: HTMLElement, { target }: KeyboardEvent): HTMLElement | undefined {
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

/** Moves by ← and →, extends with Shift, and changes between sentences and words by S and W. Undefined for other keys. */
function moveCursor(
  region: HTMLElement,
  cursor: TextCursor | undefined,
  { key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent,
): TextCursor | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const { length } = textUnits(region, cursor?.unit ?? 'word');
    return stepCursor(cursor, length, key === 'ArrowRight' ? 1 : -1, shiftKey);
  }
  if (key.toLowerCase() === 's') return changeUnit(region, cursor, 'sentence');
  if (key.toLowerCase() === 'w') return changeUnit(region, cursor, 'word');
  return undefined;
}

interface Options {
  container: HTMLElement | null;
  isOn: boolean;
  onSelect: (range: Range) => void;
  /** Called on Enter, to move to the tools for the selection. */
  onEnter: () => void;
  onEscape: () => void;
}

/** Selects text with the keyboard. The result is the browser's own selection, as if made with a mouse. */
export function useTextCursor(options: Options): void {
  const { container, isOn, onSelect, onEnter, onEscape } = options;
  const position = useRef<{ region: HTMLElement; cursor: TextCursor }>(undefined);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const region = container && regionOf(container, event);
    if (!region) return;
    const cursor = position.current?.region === region ? position.current.cursor : undefined;
    const next = moveCursor(region, cursor, event);
    const range = next && cursorRange(region, next);
    if (next && range) {
      event.preventDefault();
      position.current = { region, cursor: next };
      select(range);
      onSelect(range);
    } else if (event.key === 'Enter' && cursor) {
      event.preventDefault();
      onEnter();
    } else if (event.key === 'Escape') {
      position.current = undefined;
      onEscape();
    }
  });

  useEffect(() => {
    if (!container || !isOn) return;
    position.current = undefined;
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [container, isOn]);
}
