import type { Solution } from '@bac/contract/results/results.ts';
import { readEntry } from '@bac/exam/item/entered-response.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import notes from '../../notes.module.css';
import { Button } from '../../../ui/buttons/button.tsx';
import { Panel, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { ItemAnswer } from '../../../item/item-answer/item-answer.tsx';
import { ItemPassages } from '../../../item/item-answer/item-passages.tsx';
import { ItemStem } from '../../../item/item-answer/item-stem.tsx';
import classes from './redo.module.css';
import type { Try } from './use-tries.ts';

interface Props {
  item: StudentView;
  /** The number of the question, from 1. */
  number: number;
  total: number;
  current: Try<{ solution: Solution }>;
  takesFocus: boolean;
  onAnswer: (answer: string | null) => void;
  onSend: (answer: string | null) => void;
  /** Leaves a question that cannot be answered anymore. */
  onSkip: () => void;
  /** Shown once the answer is checked. */
  children: ReactNode;
}

/** A number that is still being typed is not an answer yet. */
const isComplete = ({ response }: StudentView, answer: string | null): boolean =>
  answer !== null && (response.kind === 'choice' || readEntry(answer) !== undefined);

/** The question as in the test, but without a clock and with the explanation after the answer. */
export function RedoQuestion({ item, number, total, current, takesFocus, ...props }: Props) {
  const { onAnswer, onSend, onSkip, children } = props;
  const { t } = useTranslation('results/redo');
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { state, answer } = current;
  const result = useFocusWhenChecked(state);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  const solution = state === 'checked' ? current.graded.solution : undefined;
  return (
    <Panel as="article" gap={0} className={classes.question} aria-labelledby={heading}>
      <h3 ref={title} id={heading} className={classes.number} tabIndex={-1}>
        {t('question', { number, total })}
      </h3>
      <Stack className={classes.panes} data-single={item.passages.length === 0 || undefined}>
        <ItemPassages item={item} />
        <Stack gap={20} className={classes.asked}>
          <ItemStem item={item} />
          <ItemAnswer
            item={item}
            answer={answer}
            onAnswer={onAnswer}
            labelledBy={heading}
            isLocked={state !== 'answering'}
            rightChoice={solution?.kind === 'choice' ? solution.key : undefined}
          />
          {(state === 'answering' || state === 'sending') && (
            <Row gap={10} align="stretch">
              <Button
                disabled={!isComplete(item, answer)}
                loading={state === 'sending' && answer !== null}
                onClick={() => onSend(answer)}
              >
                {t('check')}
              </Button>
              <Button
                variant="subtle"
                loading={state === 'sending' && answer === null}
                disabled={state === 'sending'}
                onClick={() => onSend(null)}
              >
                {t('unknown')}
              </Button>
            </Row>
          )}
          {state === 'failed' && (
            <TryFailed {...current} onRetry={() => onSend(answer)} onSkip={onSkip} />
          )}
        </Stack>
      </Stack>
      {state === 'checked' && (
        <Stack ref={result} className={classes.told}>
          {children}
        </Stack>
      )}
    </Panel>
  );
}

/** Focuses the verdict once the answer is checked, because the button that had the focus is gone. */
function useFocusWhenChecked(state: Try<unknown>['state']) {
  const result = useRef<HTMLElement>(null);
  const [first] = useState(state);
  useEffect(() => {
    if (state === 'checked' && first !== 'checked') {
      result.current?.querySelector<HTMLElement>('[data-verdict]')?.focus();
    }
  }, [state, first]);
  return result;
}

interface TryFailedProps {
  message: string;
  canRetry: boolean;
  onRetry: () => void;
  onSkip: () => void;
}

/** The answer is locked: a retry must send the same one. */
function TryFailed({ message, canRetry, onRetry, onSkip }: TryFailedProps) {
  const { t } = useTranslation('results/redo');
  return (
    <Row justify="between" gap={12} className={`${notes.invalid} ${classes.failed}`} role="alert">
      <p>{canRetry ? t('notSent', { why: message }) : t('elsewhere')}</p>
      {canRetry ? (
        <Button variant="default" onClick={onRetry}>
          {t('sendAgain')}
        </Button>
      ) : (
        <Button variant="default" onClick={onSkip}>
          {t('next')}
        </Button>
      )}
    </Row>
  );
}
