import { useEffect, useRef, type RefObject } from 'react';
import type { GraphPainter } from './graph-painter.ts';
import type { View } from './view.ts';

const debounceMs = 150;

/**
 * The view during a gesture. It is painted at once, but React gets it only after a pause: rendering on every frame would cost more
 * than drawing the graph.
 */
export function useView(
  painter: RefObject<GraphPainter | null>,
  view: View,
  onView: (view: View) => void,
) {
  const current = useRef(view);
  const reported = useRef(view);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (view === reported.current) return;
    clearTimeout(timer.current);
    current.current = view;
    reported.current = view;
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
      reported.current = next;
      onView(next);
    }, debounceMs);
  }

  return { current, change };
}
