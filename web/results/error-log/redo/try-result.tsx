import { Button } from '@mantine/core';
import type { Mistake, TryResult as Result } from '@bac/contract/results/mistakes.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import notes from '../../notes.module.css';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Explanation } from '../../../item/item-answer/explanation.tsx';
import { ExplanationSwitch } from '../../../item/item-answer/explanation-switch.tsx';
import { useExplanationLanguage } from '../../../item/item-answer/use-explanation-language.ts';
import { PrerenderedFormulas } from '../../../item/item-text/prerendered-formulas.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './redo.module.css';
import { SpacingSteps } from './spacing-steps.tsx';

interface Props {
  after: Result;
  answer: string | null;
  mistake: Mistake | undefined;
  isLast: boolean;
  onNext: () => void;
}

/** Shows whether the answer is correct, why, and when the question comes back. */
export function TryResult({ after, answer, mistake, isLast, onNext }: Props) {
  const { t } = useTranslation('results/error-log');
  const format = useFormat();
  const [language, chooseLanguage] = useExplanationLanguage();
  const verdict = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => verdict.current?.focus(), []);
  const { isRight, stage, dueAt } = after;
  const Sign = isRight ? IconCheck : IconX;
  const outcome = isRight ? 'right' : answer === null ? 'unanswered' : 'wrong';
  return (
    <Stack className={classes.told}>
      <Stack gap={14} className={classes.why}>
        <Row
          as="h4"
          ref={verdict}
          isOneLine
          className={classes.verdict}
          data-verdict={outcome}
          tabIndex={-1}
        >
          {answer !== null && <Sign size={22} aria-hidden />}
          {t(`redo.${outcome}`)}
        </Row>
        <PrerenderedFormulas value={after.formulas}>
          <Explanation solution={after.solution} answer={answer} language={language} />
        </PrerenderedFormulas>
        <ExplanationSwitch language={language} onChange={chooseLanguage} />
      </Stack>
      <Stack gap={14} className={classes.why}>
        <p className={classes.comesBack}>
          {dueAt === null
            ? t('redo.learned')
            : t('redo.comesBack', { date: format.homeDate(dueAt) })}
        </p>
        <SpacingSteps stage={stage} />
        {mistake && mistake.note !== '' && (
          <p className={notes.own}>
            <b>{t('redo.yourNote')}</b> {mistake.note}
          </p>
        )}
        <Button onClick={onNext}>{isLast ? t('redo.finish') : t('redo.next')}</Button>
      </Stack>
    </Stack>
  );
}
