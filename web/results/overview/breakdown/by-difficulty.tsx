import { difficulties } from '@bac/exam/item/difficulties.ts';
import type { ReadyReport } from '@bac/contract/results/results.ts';
import { tallyBy } from '@bac/exam/report/tally.ts';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { ResultLegend } from '../../charts/result-legend.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { ResultRow } from './result-row.tsx';
import classes from './result-row.module.css';

export function ByDifficulty({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const { t: tQuestion } = useTranslation('item/question-words');
  const groups = tallyBy(report.questions, difficulties, ({ difficulty }) => difficulty);
  return (
    <Stack as="section" aria-labelledby="by-difficulty">
      <SectionTitle id="by-difficulty" title={t('difficulty.title')} />
      <ul className={classes.list}>
        {groups.map(({ key, tally }) => (
          <ResultRow key={key} name={tQuestion(`difficulty.${key}`)} tally={tally} />
        ))}
      </ul>
      <ResultLegend />
    </Stack>
  );
}
