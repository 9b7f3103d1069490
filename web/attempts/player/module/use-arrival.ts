import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';

const shownIn = (questions: Element): Element | undefined =>
  [...questions.children].find((each) => !each.matches('[data-waiting]'));

/** The control that is in one question what another is in its own: the same button, the choice of the same letter. */
function counterpart(of: Element, from: Element, to: Element): HTMLElement | undefined {
  // What is typed belongs to its own question.
  if (of.matches('input:not([type=radio]), textarea') || of.className === '') return undefined;
  const place = [...from.getElementsByClassName(of.className)].indexOf(of);
  const found = to.getElementsByClassName(of.className)[place];
  return found instanceof HTMLElement ? found : undefined;
}

interface Arrival {
  /** For the element whose children are the questions. */
  questions: RefObject<HTMLDivElement | null>;
  onScroll: (event: UIEvent) => void;
}

/** Another question is read from its top, and the focus goes along from the one before to the same place. */
export function useArrival(question: number): Arrival {
  const questions = useRef<HTMLDivElement>(null);
  const scrolled = useRef(new Set<Element>());
  useLayoutEffect(() => {
    // Only what was scrolled: setting a position lays the page out at once, in the middle of its change.
    for (const pane of scrolled.current) pane.scrollTop = 0;
    scrolled.current.clear();
    const focused = document.activeElement;
    const left = focused?.closest('[data-waiting]');
    const shown = questions.current && shownIn(questions.current);
    if (!(focused instanceof HTMLElement) || !left || !shown) return;
    if (left.parentElement !== questions.current) return;
    const next = counterpart(focused, left, shown);
    // Its question is told so, even though no other control takes the focus.
    if (next) next.focus({ preventScroll: true });
    else focused.blur();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the question is the reason, not an ingredient
  }, [question]);
  const onScroll = ({ target }: UIEvent): void => {
    if (!(target instanceof Element)) return;
    if (target.scrollTop > 0) scrolled.current.add(target);
    else scrolled.current.delete(target);
  };
  return { questions, onScroll };
}
