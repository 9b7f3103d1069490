import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';

const visibleQuestion = (questions: Element): Element | undefined =>
  [...questions.children].find((each) => !each.matches('[data-waiting]'));

/** The control in another question that corresponds to this one: the same button, or the choice with the same letter. */
function counterpart(control: Element, from: Element, to: Element): HTMLElement | undefined {
  // A text field belongs to its own question.
  if (control.matches('input:not([type=radio]), textarea') || control.className === '') {
    return undefined;
  }
  const index = [...from.getElementsByClassName(control.className)].indexOf(control);
  const found = to.getElementsByClassName(control.className)[index];
  return found instanceof HTMLElement ? found : undefined;
}

interface Arrival {
  /** The ref of the element whose children are the questions. */
  questions: RefObject<HTMLDivElement | null>;
  onScroll: (event: UIEvent) => void;
}

/** Scrolls another question to its top and moves the focus to the control that corresponds to the focused one. */
export function useArrival(question: number): Arrival {
  const questions = useRef<HTMLDivElement>(null);
  const scrolled = useRef(new Set<Element>());
  useLayoutEffect(() => {
    // Only panes that were scrolled: setting a scroll position forces a layout in the middle of the change.
    for (const pane of scrolled.current) pane.scrollTop = 0;
    scrolled.current.clear();
    const focused = document.activeElement;
    const left = focused?.closest('[data-waiting]');
    const current = questions.current && visibleQuestion(questions.current);
    if (!(focused instanceof HTMLElement) || !left || !current) return;
    if (left.parentElement !== questions.current) return;
    const next = counterpart(focused, left, current);
    // Blurs even if no other control takes the focus, so that the question left gets its blur event.
    if (next) next.focus({ preventScroll: true });
    else focused.blur();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the effect runs when the question changes but does not read it
  }, [question]);
  const onScroll = ({ target }: UIEvent): void => {
    if (!(target instanceof Element)) return;
    if (target.scrollTop > 0) scrolled.current.add(target);
    else scrolled.current.delete(target);
  };
  return { questions, onScroll };
}
