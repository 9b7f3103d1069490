import type { RedoResult } from '@bac/contract/results/mistakes.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
  graded: Pick<RedoResult, 'isRight' | 'solution' | 'formulas'>;
  answer: string | null;
  /** The question in the error log; null if it is not there. */
  mistake: RedoResult['mistake'];
  /** The buttons that lead on. */
  actions: ReactNode;
}

/** Shows whether the answer is correct, why, and when the question comes back. */
export function TryResult({ graded, answer, mistake, actions }: Props) {
  const { t } = useTranslation('results/redo');
  const format = useFormat();
  const [language, chooseLanguage] = useExplanationLanguage();
  const { isRight, solution, formulas } = graded;
  const Sign = isRight ? IconCheck : IconX;
  const outcome = isRight ? 'right' : answer === null ? 'unanswered' : 'wrong';
  return (
    <>
      <Stack gap={14} className={classes.why}>
        <Row as="h4" isOneLine className={classes.verdict} data-verdict={outcome} tabIndex={-1}>
          {answer !== null && <Sign size={22} aria-hidden />}
          {t(outcome)}
        </Row>
        <PrerenderedFormulas value={formulas}>
          <Explanation solution={solution} answer={answer} language={language} />
        </PrerenderedFormulas>
        <ExplanationSwitch language={language} onChange={chooseLanguage} />
      </Stack>
      <Stack gap={14} className={classes.why}>
        {mistake && (
          <>
            <p className={classes.comesBack}>
              {mistake.dueAt === null
                ? t('learned')
                : t('comesBack', { date: format.homeDate(mistake.dueAt) })}
            </p>
            <SpacingSteps stage={mistake.stage} />
            {mistake.note !== '' && (
              <p className={notes.own}>
                <b>{t('yourNote')}</b> {mistake.note}
              </p>
            )}
          </>
        )}
        {actions}
      </Stack>
    </>
  );
}
