import { Button } from '@mantine/core';
import type { AfterTry, Mistake } from '@bac/contract/results/mistakes.ts';
import { readEntry } from '@bac/exam/item/entered-response.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemAnswer } from '../../../item/item-answer/item-answer.tsx';
import { ItemPassages } from '../../../item/item-answer/item-passages.tsx';
import { ItemStem } from '../../../item/item-answer/item-stem.tsx';
import classes from './redo.module.css';
import { TryResult } from './try-result.tsx';
import { TryFailed } from './try-failed.tsx';
import { useTry } from './use-try.ts';

interface Props {
  item: StudentView;
  /** Counted from 1. */
  number: number;
  total: number;
  /** What the log knows of it; absent as long as that is loading. */
  mistake: Mistake | undefined;
  takesFocus: boolean;
  onTold: (after: AfterTry) => void;
  onNext: () => void;
}

/** A number that is still being typed is no answer yet. */
const isComplete = ({ response }: StudentView, answer: string | null): boolean =>
  answer !== null && (response.kind === 'choice' || readEntry(answer) !== undefined);

/** As in the test, but without a clock, and with the explanation right after. */
export function RedoQuestion(props: Props) {
  const { item, number, total, mistake, takesFocus, onTold, onNext } = props;
  const { t } = useTranslation('results/error-log');
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const [one, send] = useTry(item.id, onTold);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  const isTold = one.state === 'told';
  const solution = isTold ? one.after.solution : undefined;
  const isOpen = one.state === 'answering' || one.state === 'sending';
  return (
    <article className={classes.question} aria-labelledby={heading}>
      <h3 ref={title} id={heading} className={classes.number} tabIndex={-1}>
        {t('redo.question', { number, total })}
      </h3>
      <div className={classes.panes} data-single={item.passages.length === 0 || undefined}>
        <ItemPassages item={item} />
        <div className={classes.asked}>
          <ItemStem item={item} />
          <ItemAnswer
            item={item}
            answer={answer}
            onAnswer={setAnswer}
            labelledBy={heading}
            isLocked={one.state !== 'answering'}
            rightChoice={solution?.kind === 'choice' ? solution.key : undefined}
          />
          {isOpen && (
            <div className={classes.actions}>
              <Button
                disabled={!isComplete(item, answer)}
                loading={one.state === 'sending' && one.answer !== null}
                onClick={() => void send(answer)}
              >
                {t('redo.check')}
              </Button>
              <Button
                variant="subtle"
                loading={one.state === 'sending' && one.answer === null}
                disabled={one.state === 'sending'}
                onClick={() => {
                  setAnswer(null);
                  void send(null);
                }}
              >
                {t('redo.unknown')}
              </Button>
            </div>
          )}
          {one.state === 'failed' && (
            <TryFailed {...one} onRetry={() => void send(one.answer)} onNext={onNext} />
          )}
        </div>
      </div>
      {isTold && (
        <TryResult
          after={one.after}
          answer={one.answer}
          mistake={mistake}
          isLast={number === total}
          onNext={onNext}
        />
      )}
    </article>
  );
}
