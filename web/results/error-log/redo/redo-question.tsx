import type { AfterTry, Mistake } from '@bac/contract/results/mistakes.ts';
import { readEntry } from '@bac/exam/item/entered-response.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import notes from '../../notes.module.css';
import { Panel, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
import { ItemAnswer } from '../../../item/item-answer/item-answer.tsx';
import { ItemPassages } from '../../../item/item-answer/item-passages.tsx';
import { ItemStem } from '../../../item/item-answer/item-stem.tsx';
import classes from './redo.module.css';
import { TryResult } from './try-result.tsx';

type Try =
  | { state: 'answering' }
  | { state: 'sending'; answer: string | null }
  | { state: 'failed'; answer: string | null; message: string; canRetry: boolean }
  | { state: 'told'; answer: string | null; after: AfterTry };

/** Answered meanwhile on another device, or gone from the log: asking again would change nothing. */
const isFinal = ({ code }: ApiError): boolean => code === 'NOT_DUE' || code === 'NOT_FOUND';

/**
 * One try at one question. It keeps its id and its answer, so that sending it again after a failure finds what the first
 * sending may have left, and counts once.
 */
function useTry(item: string, onTold: (after: AfterTry) => void) {
  const [id] = useState(oneTimeId);
  const [one, setOne] = useState<Try>({ state: 'answering' });

  const send = async (answer: string | null): Promise<void> => {
    setOne({ state: 'sending', answer });
    try {
      const sent = call('POST /mistakes/:item/tries', {
        params: { item },
        body: { id, answer },
        quiet: true,
      });
      const after = await orEndSession(sent);
      setOne({ state: 'told', answer, after });
      onTold(after);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOne({ state: 'failed', answer, message: error.message, canRetry: !isFinal(error) });
    }
  };
  return [one, send] as const;
}

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
    <Panel as="article" gap={0} className={classes.question} aria-labelledby={heading}>
      <h3 ref={title} id={heading} className={classes.number} tabIndex={-1}>
        {t('redo.question', { number, total })}
      </h3>
      <Stack className={classes.panes} data-single={item.passages.length === 0 || undefined}>
        <ItemPassages item={item} />
        <Stack gap={20} className={classes.asked}>
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
            <Row gap={10} align="stretch">
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
            </Row>
          )}
          {one.state === 'failed' && (
            <TryFailed {...one} onRetry={() => void send(one.answer)} onNext={onNext} />
          )}
        </Stack>
      </Stack>
      {isTold && (
        <TryResult
          after={one.after}
          answer={one.answer}
          mistake={mistake}
          isLast={number === total}
          onNext={onNext}
        />
      )}
    </Panel>
  );
}

interface TryFailedProps {
  message: string;
  canRetry: boolean;
  onRetry: () => void;
  onNext: () => void;
}

/** The answer stays as it was given: sent again, it counts once. */
function TryFailed({ message, canRetry, onRetry, onNext }: TryFailedProps) {
  const { t } = useTranslation('results/error-log');
  return (
    <Row justify="between" gap={12} className={`${notes.invalid} ${classes.failed}`} role="alert">
      <p>{canRetry ? t('redo.notSent', { why: message }) : t('redo.elsewhere')}</p>
      {canRetry ? (
        <Button variant="default" onClick={onRetry}>
          {t('redo.sendAgain')}
        </Button>
      ) : (
        <Button variant="default" onClick={onNext}>
          {t('redo.next')}
        </Button>
      )}
    </Row>
  );
}
