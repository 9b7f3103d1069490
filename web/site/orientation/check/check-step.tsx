import type { Answers, Degree } from '@bac/exam/orientation/answers.ts';
import { statementIds, steps, type StatementId } from '@bac/exam/orientation/statements.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import page from '../../../ui/layout/page.module.css';
import { stepsStillNeeded } from '../open-steps.ts';
import classes from './check.module.css';
import { StatementChoice } from './statement-choice.tsx';
import { TooFew } from './too-few.tsx';

interface Props {
  /** From 1. */
  step: number;
  answers: Answers;
  stepPath: (step: number) => string;
  leavePath: string;
  onAnswer: (statement: StatementId, degree: Degree) => void;
  onGo: (step: number) => void;
  onFinish: () => void;
}

/** A handful of statements, and the ways on and back. */
export function CheckStep(props: Props) {
  const { step, answers, stepPath, leavePath, onAnswer, onGo, onFinish } = props;
  const { t } = useTranslation('site/orientation/check');
  const list = useRef<HTMLOListElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const [asksForMore, setAsksForMore] = useState(false);
  const asked = steps[step - 1]!;
  const isLast = step === steps.length;
  const left = asked.filter((id) => answers[id] === undefined).length;
  const needed = asksForMore ? stepsStillNeeded(answers) : [];

  // The keys 1 to 5 answer the statement that has the focus: begin where the person would.
  useEffect(() => focusChoice(list.current, 0), []);

  function choose(place: number, degree: Degree, isByKey: boolean): void {
    onAnswer(asked[place]!, degree);
    if (!isByKey) return;
    if (place + 1 < asked.length) focusChoice(list.current, place + 1);
    else onward.current?.focus();
  }

  function goOn(): void {
    if (!isLast) onGo(step + 1);
    else if (stepsStillNeeded(answers).length > 0) setAsksForMore(true);
    else onFinish();
  }

  return (
    <div className={`${page.page} ${classes.page}`}>
      <Stack as="header" gap={10}>
        <h1 className={classes.title}>{t('title', { step, steps: steps.length })}</h1>
        <Muted size="base">
          {t('lead')} <span className={classes.keys}>{t('keys')}</span>
        </Muted>
        <Progress count={Object.keys(answers).length} all={statementIds.length} />
      </Stack>
      <Stack as="ol" gap={14} ref={list}>
        {asked.map((id, place) => (
          <li key={id}>
            <StatementChoice
              id={id}
              value={answers[id]}
              onChoose={(degree, isByKey) => choose(place, degree, isByKey)}
            />
          </li>
        ))}
      </Stack>
      <TooFew steps={needed} stepPath={stepPath} />
      <Row as="footer" gap={12} className={classes.actions}>
        {step > 1 && (
          <Button size="md" variant="default" onClick={() => onGo(step - 1)}>
            {t('back')}
          </Button>
        )}
        <Button size="md" ref={onward} onClick={goOn}>
          {t(isLast ? 'finish' : 'next')}
        </Button>
        <Muted className={classes.left}>{left > 0 && left < 6 && t('left', { count: left })}</Muted>
        <Link className={classes.leave} to={leavePath}>
          {t('leave')}
        </Link>
      </Row>
    </div>
  );
}

/** The chosen degree of a statement, or its first one: where the Tab key would arrive. */
function focusChoice(list: HTMLElement | null, place: number): void {
  const group = list?.children[place];
  const chosen = group?.querySelector<HTMLInputElement>('input:checked');
  (chosen ?? group?.querySelector('input'))?.focus({ preventScroll: place === 0 });
}

function Progress({ count, all }: { count: number; all: number }) {
  const { t } = useTranslation('site/orientation/check');
  const words = t('progress', { count, all });
  return (
    <Row gap={16} isOneLine className={classes.progress}>
      <progress className={classes.bar} value={count} max={all} aria-label={words} />
      <span>{words}</span>
    </Row>
  );
}
