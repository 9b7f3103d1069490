import { useEffect, useEffectEvent } from 'react';

/** The debounce of selection changes: long enough to drag the handles of a selection with a finger. */
const debounceMs = 250;

interface Options {
  container: HTMLElement | null;
  isOn: boolean;
  /** Gets the selected range, or undefined if nothing is selected. */
  onSelect: (range: Range | undefined) => void;
}

const isInside = (container: HTMLElement, range: Range): boolean =>
  range.intersectsNode(container) && container.contains(range.startContainer);

/** Reports the selection in the text once the pointer is up or the keys pause, not while the selection still changes. */
export function useSelectedText({ container, isOn, onSelect }: Options): void {
  const report = useEffectEvent(onSelect);

  useEffect(() => {
    if (!container || !isOn) return;
    let isPointerDown = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      const selection = getSelection();
      const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
      const isSelected = range && !range.collapsed && isInside(container, range);
      report(isSelected ? range.cloneRange() : undefined);
    };
    const readLater = (delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(read, delay);
    };
    const aborter = new AbortController();
    const { signal } = aborter;
    const onPointer = (isDown: boolean) => (): void => {
      isPointerDown = isDown;
      if (!isDown) readLater(0);
    };
    document.addEventListener('selectionchange', () => !isPointerDown && readLater(debounceMs), {
      signal,
    });
    container.addEventListener('pointerdown', onPointer(true), { signal });
    document.addEventListener('pointerup', onPointer(false), { signal });
    document.addEventListener('pointercancel', onPointer(false), { signal });
    // Text may have been selected before the tool was switched on or its code had loaded.
    readLater(0);
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
  }, [container, isOn]);
}
