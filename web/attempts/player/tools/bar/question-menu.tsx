import '@mantine/core/styles/Popover.css';
import { Button, Popover } from '@mantine/core';
import { IconBookmarkFilled, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { QuestionCells, type MenuQuestion } from './question-cells.tsx';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import classes from './question-menu.module.css';

interface Props {
  /** In order. Each may be a `QuestionState`. */
  questions: readonly MenuQuestion[];
  /** The index of the question in view. */
  current: number;
  heading: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onGo: (question: number) => void;
  /** Opens the check page. */
  onReview: () => void;
}

/** “Question 12 / 27”, and above it a grid of all questions that shows which are unanswered and which are marked. */
export function QuestionMenu(props: Props) {
  const { questions, current, heading, isOpen, onToggle } = props;
  const { t } = useTranslation('attempts/player/tools');
  const choose = (act: () => void): void => {
    onToggle(false);
    act();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={onToggle}
      position="top"
      width="min(478px, 94vw)"
      withArrow
      arrowSize={14}
      trapFocus
      returnFocus
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: classes.dropdown, arrow: classes.arrow }}
    >
      <Popover.Target>
        <PlainButton
          className={classes.target}
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
        >
          {t('menu.question', { number: current + 1, count: questions.length })}
          {isOpen ? (
            <IconChevronDown size={18} stroke={1.8} aria-hidden />
          ) : (
            <IconChevronUp size={18} stroke={1.8} aria-hidden />
          )}
        </PlainButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('menu.label')}>
        <div className={classes.inside}>
          <h2 className={classes.heading}>{heading}</h2>
          <ul className={classes.legend}>
            <li>
              <span className={classes.legendCurrent} aria-hidden />
              {t('menu.current')}
            </li>
            <li>
              <span className={classes.legendEmpty} aria-hidden />
              {t('menu.unanswered')}
            </li>
            <li>
              <IconBookmarkFilled size={16} className={classes.legendMark} aria-hidden />
              {t('menu.marked')}
            </li>
          </ul>
          <QuestionCells
            questions={questions}
            current={current}
            onGo={(question) => choose(() => props.onGo(question))}
          />
          <Button
            variant="default"
            radius="xl"
            className={classes.review}
            onClick={() => choose(props.onReview)}
          >
            {t('menu.review')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
