import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../../../ui/layout/hidden-text.tsx';
import { afterFrame } from '../after-frame.ts';

type T = TFunction<'attempts/player/tools'>;

const isFocusIn = (selector: string): boolean => document.activeElement?.closest(selector) !== null;

/**
 * Moves the focus to the heading of the question in view if the student came by key from the bar at the bottom, or if nothing has
 * the focus. Returns false if the focus stays where it is.
 */
function focusQuestion(): boolean {
  const { activeElement, body } = document;
  const isFromBar =
    isFocusIn('[data-region=navigation]') && activeElement?.matches(':focus-visible');
  if (activeElement !== body && !isFromBar) return false;
  const headings = document.querySelectorAll<HTMLElement>('[data-region=question] h2');
  const heading = [...headings].find((each) => each.closest('[data-waiting]') === null);
  heading?.focus({ preventScroll: true });
  return heading !== undefined;
}

/** What has changed in a question. Empty if the control that changed it has the focus, because its state is then read anyway. */
function changeOf(before: QuestionState, now: QuestionState, t: T): string {
  if (before.isMarked !== now.isMarked && !isFocusIn('[aria-pressed]')) {
    return t(now.isMarked ? 'news.marked' : 'news.unmarked');
  }
  if (isFocusIn('[data-region=options]')) return '';
  const crossedOut = now.eliminated.find((choice) => !before.eliminated.includes(choice));
  if (crossedOut) return t('news.crossedOut', { choice: crossedOut });
  if (before.answer !== now.answer) {
    return now.answer === undefined ? t('news.cleared') : t('news.chosen', { choice: now.answer });
  }
  const broughtBack = before.eliminated.find((choice) => !now.eliminated.includes(choice));
  return broughtBack ? t('news.broughtBack', { choice: broughtBack }) : '';
}

interface Props {
  questions: readonly QuestionState[];
  /** The index of the question in view. */
  current: number;
  isReviewing: boolean;
}

/** Tells screen readers of another question, and of an answer or a mark set by a shortcut. */
export function Announcer({ questions, current, isReviewing }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  const [news, setNews] = useState('');
  const before = useRef<{ state: QuestionState; place: string }>(undefined);
  // Canceled only by the next message: a receipt that arrives before the frame renders again and must not drop one.
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  const state = questions[current];
  useEffect(() => {
    if (!state) return;
    const place = isReviewing ? 'check page' : String(current);
    const last = before.current;
    before.current = { state, place };
    let message = '';
    if (last?.place === place) message = changeOf(last.state, state, t);
    // The check page has a heading of its own, which takes the focus.
    else if (!isReviewing && !focusQuestion() && last) {
      message = t('news.question', { number: current + 1, count: questions.length });
    }
    if (last?.place === place && message === '') return;
    cancel.current?.();
    cancel.current = afterFrame(() => setNews(message));
  }, [state, current, isReviewing, questions.length, t]);
  return <HiddenText as="output">{news}</HiddenText>;
}
