import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCounts } from './check-counts.tsx';
import { CheckGrid } from './check-grid.tsx';
import stage from '../stage-page.module.css';
import classes from './check-your-work.module.css';
import { Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { FirstLook } from '../start/first-look.tsx';
import { SubmitButton } from './submit-button.tsx';

interface Props {
  /** “Section 1, Module 1: Reading and Writing” */
  heading: string;
  /** The number of the module in its section, for the button that submits it. */
  moduleNumber: number;
  questions: QuestionState[];
  /** In the order of `questions`. The first words of an item help the student to recognize the question. */
  items: StudentView[];
  /** Passed only if the frame around the page has no clock. */
  timeLeft?: ReactNode;
  /** No module follows. */
  isLast: boolean;
  onGo: (question: number) => void;
  onSubmit: () => void;
}

/** The last page of a module, inside the frame of the player: the answered and unanswered questions, and which to look at first. */
export function CheckYourWork(props: Props) {
  const { heading, moduleNumber, questions, items, timeLeft, isLast, onGo, onSubmit } = props;
  const { t } = useTranslation('attempts/player/stages');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap={24} className={classes.page}>
      <Row as="header" gap={12} align="start" justify="between">
        <div>
          <p className={classes.eyebrow}>{heading}</p>
          <h1 ref={title} className={stage.title} tabIndex={-1}>
            {t('check.title')}
          </h1>
          <p className={stage.lead}>{t(isLast ? 'check.leadLast' : 'check.lead')}</p>
        </div>
        {timeLeft}
      </Row>
      <div className={classes.columns}>
        <section className={classes.card} aria-label={t('check.questions')}>
          <CheckCounts questions={questions} />
          <CheckGrid questions={questions} onGo={onGo} />
        </section>
        <FirstLook questions={questions} items={items} onGo={onGo} />
      </div>
      <Row gap={16} justify="between" className={classes.foot}>
        <Row as="p" isOneLine className={classes.guess}>
          <IconInfoCircle size={18} aria-hidden /> {t('check.guess')}
        </Row>
        <SubmitButton moduleNumber={moduleNumber} isLast={isLast} onSubmit={onSubmit} />
      </Row>
    </Stack>
  );
}
