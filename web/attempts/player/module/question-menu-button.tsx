import { IconChevronUp } from '@tabler/icons-react';
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionMenu } from '../tools/bar/question-menu.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import classes from '../tools/bar/question-menu.module.css';

interface Props extends ComponentProps<typeof QuestionMenu> {
  /** The element that had the focus when the menu opened. */
  focusedBefore?: RefObject<Element | null>;
}

/** “Question 12 / 27”: the closed menu, which renders as fast as plain text. */
export function QuestionMenuButton({ questions, current, isOpen, onToggle, focusedBefore }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!focusedBefore) return undefined;
    const before = focusedBefore.current;
    // A disconnected element was this button, which the menu had replaced.
    if (before && !before.isConnected) button.current?.focus({ preventScroll: true });
    else if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return () => {
      focusedBefore.current = document.activeElement;
    };
  }, [focusedBefore]);
  return (
    <PlainButton
      ref={button}
      className={classes.target}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
    >
      {t('menu.question', { number: current + 1, count: questions.length })}
      <IconChevronUp size={18} stroke={1.8} aria-hidden />
    </PlainButton>
  );
}
