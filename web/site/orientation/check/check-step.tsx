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

/** One step of the check: a few statements, and buttons to go on and back. */
export function CheckStep(props: Props) {
  const { step, answers, stepPath, leavePath, onAnswer, onGo, onFinish } = props;
  const { t } = useTranslation('site/orientation/check');
  const list = useRef<HTMLOListElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const [showsMissing, setShowsMissing] = useState(false);
  const statements = steps[step - 1]!;
  const isLast = step === steps.length;
  const openCount = statements.filter((id) => answers[id] === undefined).length;
  const needed = showsMissing ? stepsStillNeeded(answers) : [];

  // The keys 1 to 5 answer the focused statement, so the first one gets the focus.
  useEffect(() => focusChoice(list.current, 0), []);

  function choose(index: number, degree: Degree, isByKey: boolean): void {
    onAnswer(statements[index]!, degree);
    if (!isByKey) return;
    if (index + 1 < statements.length) focusChoice(list.current, index + 1);
    else nextButton.current?.focus();
  }

  function goOn(): void {
    if (!isLast) onGo(step + 1);
    else if (stepsStillNeeded(answers).length > 0) setShowsMissing(true);
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
        {statements.map((id, index) => (
          <li key={id}>
            <StatementChoice
              id={id}
              value={answers[id]}
              onChoose={(degree, isByKey) => choose(index, degree, isByKey)}
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
        <Button size="md" ref={nextButton} onClick={goOn}>
          {t(isLast ? 'finish' : 'next')}
        </Button>
        <Muted className={classes.left}>
          {openCount > 0 && openCount < 6 && t('left', { count: openCount })}
        </Muted>
        <Link className={classes.leave} to={leavePath}>
          {t('leave')}
        </Link>
      </Row>
    </div>
  );
}

/** Focuses the chosen degree of a statement, or its first one, like the Tab key. */
function focusChoice(list: HTMLElement | null, index: number): void {
  const group = list?.children[index];
  const chosen = group?.querySelector<HTMLInputElement>('input:checked');
  (chosen ?? group?.querySelector('input'))?.focus({ preventScroll: index === 0 });
}

function Progress({ count, all }: { count: number; all: number }) {
  const { t } = useTranslation('site/orientation/check');
  const label = t('progress', { count, all });
  return (
    <Row gap={16} isOneLine className={classes.progress}>
      <progress className={classes.bar} value={count} max={all} aria-label={label} />
      <span>{label}</span>
    </Row>
  );
}
