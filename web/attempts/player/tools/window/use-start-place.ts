import { useLayoutEffect, useState, type RefObject } from 'react';
import { boxOf, roomAround } from './measure-window.ts';
import { placeBeside } from './place-beside.ts';
import { leastSize, type Size, type WindowBox } from './window-box.ts';

/** Undefined where the window's own style puts it clear of the others. */
function besideOthers(frame: HTMLElement, least: Size): WindowBox | undefined {
  const windows = [...document.querySelectorAll('dialog[data-window]')];
  const others = windows.filter((other) => other !== frame).map(boxOf);
  const wanted = boxOf(frame);
  const place = placeBeside(wanted, others, roomAround(frame), least);
  return place === wanted ? undefined : place;
}

/** Where a window stands that opens beside others, until somebody moves it. */
export function useStartPlace(
  frame: RefObject<HTMLElement | null>,
  isUnmoved: boolean,
  least: Size = leastSize,
): WindowBox | undefined {
  const [place, setPlace] = useState<WindowBox>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!isUnmoved || !element) return;
    const settle = (): void => setPlace(besideOthers(element, least));
    settle();
  }, [frame, isUnmoved, least]);
  return place;
}
