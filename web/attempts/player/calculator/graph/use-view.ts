import { useEffect, useRef, type RefObject } from 'react';
import type { GraphPainter } from './graph-painter.ts';
import type { View } from './view.ts';

const settleAfter = 150;

/**
 * The view while a hand moves it: painted at once, told to React only when it rests, for a render a frame would cost
 * more than the picture.
 */
export function useView(
  painter: RefObject<GraphPainter | null>,
  view: View,
  onView: (view: View) => void,
) {
  const current = useRef(view);
  const told = useRef(view);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (view === told.current) return;
    clearTimeout(timer.current);
    current.current = view;
    told.current = view;
    painter.current?.look(view);
  }, [painter, view]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  function change(next: View): void {
    current.current = next;
    painter.current?.look(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      told.current = next;
      onView(next);
    }, settleAfter);
  }

  return { current, change };
}
