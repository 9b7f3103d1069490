import { useEffect, useEffectEvent } from 'react';

/** What uses the arrow keys itself: fields, tabs, sliders and regions that scroll. */
const arrowUsers =
  'input, textarea, select, [contenteditable], [role=tab], [role=slider], [tabindex="0"], dialog';

const steps: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The left and right arrow keys move to the previous and next question, except where something else uses them. */
export function useArrowSteps(move: (step: -1 | 1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!step || hasModifier || event.defaultPrevented) return;
    const at = event.target instanceof Element ? event.target : document.body;
    const isOnPage = at === document.body || at.closest('main') !== null;
    if (!isOnPage || at.closest(arrowUsers) || document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    move(step);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
