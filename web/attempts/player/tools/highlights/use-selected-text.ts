import { useEffect, useEffectEvent } from 'react';

/** Long enough for a finger to pull the handles of a selection into place. */
const settles = 250;

interface Options {
  container: HTMLElement | null;
  isOn: boolean;
  /** Some words are selected, or none any more. */
  onSelect: (range: Range | undefined) => void;
}

const isInside = (container: HTMLElement, range: Range): boolean =>
  range.intersectsNode(container) && container.contains(range.startContainer);

/** Tells what is selected in the text once the pointer is up or the keys rest, not while it still changes. */
export function useSelectedText({ container, isOn, onSelect }: Options): void {
  const tell = useEffectEvent(onSelect);

  useEffect(() => {
    if (!container || !isOn) return;
    let isPointerDown = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      const selection = getSelection();
      const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
      const isPicked = range && !range.collapsed && isInside(container, range);
      tell(isPicked ? range.cloneRange() : undefined);
    };
    const readLater = (delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(read, delay);
    };
    const listening = new AbortController();
    const { signal } = listening;
    const onPointer = (isDown: boolean) => (): void => {
      isPointerDown = isDown;
      if (!isDown) readLater(0);
    };
    document.addEventListener('selectionchange', () => !isPointerDown && readLater(settles), {
      signal,
    });
    container.addEventListener('pointerdown', onPointer(true), { signal });
    document.addEventListener('pointerup', onPointer(false), { signal });
    document.addEventListener('pointercancel', onPointer(false), { signal });
    // Words may be selected first and the tool switched on, or fetched, after that.
    readLater(0);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [container, isOn]);
}
