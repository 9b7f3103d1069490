import type { Mistake, TryResult as Result } from '@bac/contract/results/mistakes.ts';
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
import { reportEndedSession } from '../../../api/report-ended-session.ts';
import { ItemAnswer } from '../../../item/item-answer/item-answer.tsx';
import { ItemPassages } from '../../../item/item-answer/item-passages.tsx';
import { ItemStem } from '../../../item/item-answer/item-stem.tsx';
import classes from './redo.module.css';
import { TryResult } from './try-result.tsx';

type Try =
  | { state: 'answering' }
  | { state: 'sending'; answer: string | null }
  | { state: 'failed'; answer: string | null; message: string; canRetry: boolean }
  | { state: 'checked'; answer: string | null; after: Result };

/** The question was answered on another device, or left the log: a retry would not help. */
const isFinal = ({ code }: ApiError): boolean => code === 'NOT_DUE' || code === 'NOT_FOUND';

/** One try at one question. A retry sends the same one-time id and answer, so that the try counts once. */
function useTry(item: string, onChecked: (after: Result) => void) {
  const [id] = useState(oneTimeId);
  const [current, setCurrent] = useState<Try>({ state: 'answering' });

  const send = async (answer: string | null): Promise<void> => {
    setCurrent({ state: 'sending', answer });
    try {
      const request = call('POST /mistakes/:item/tries', {
        params: { item },
        body: { id, answer },
        quiet: true,
      });
      const after = await reportEndedSession(request);
      setCurrent({ state: 'checked', answer, after });
      onChecked(after);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setCurrent({ state: 'failed', answer, message: error.message, canRetry: !isFinal(error) });
    }
  };
  return [current, send] as const;
}

interface Props {
  item: StudentView;
  /** The number of the question, from 1. */
  number: number;
  total: number;
  /** The entry of the log; absent while the log is loading. */
  mistake: Mistake | undefined;
  takesFocus: boolean;
  onChecked: (after: Result) => void;
  onNext: () => void;
}

/** A number that is still being typed is not an answer yet. */
const isComplete = ({ response }: StudentView, answer: string | null): boolean =>
  answer !== null && (response.kind === 'choice' || readEntry(answer) !== undefined);

/** The question as in the test, but without a clock and with the explanation after the answer. */
export function RedoQuestion(props: Props) {
  const { item, number, total, mistake, takesFocus, onChecked, onNext } = props;
  const { t } = useTranslation('results/error-log');
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const [current, send] = useTry(item.id, onChecked);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  const isChecked = current.state === 'checked';
  const solution = isChecked ? current.after.solution : undefined;
  const isOpen = current.state === 'answering' || current.state === 'sending';
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
            isLocked={current.state !== 'answering'}
            rightChoice={solution?.kind === 'choice' ? solution.key : undefined}
          />
          {isOpen && (
            <Row gap={10} align="stretch">
              <Button
                disabled={!isComplete(item, answer)}
                loading={current.state === 'sending' && current.answer !== null}
                onClick={() => void send(answer)}
              >
                {t('redo.check')}
              </Button>
              <Button
                variant="subtle"
                loading={current.state === 'sending' && current.answer === null}
                disabled={current.state === 'sending'}
                onClick={() => {
                  setAnswer(null);
                  void send(null);
                }}
              >
                {t('redo.unknown')}
              </Button>
            </Row>
          )}
          {current.state === 'failed' && (
            <TryFailed {...current} onRetry={() => void send(current.answer)} onNext={onNext} />
          )}
        </Stack>
      </Stack>
      {isChecked && (
        <TryResult
          after={current.after}
          answer={current.answer}
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

/** The answer is locked: a retry must send the same one. */
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
