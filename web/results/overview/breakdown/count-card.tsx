import { difficulties } from '@bac/exam/item/difficulties.ts';
import type { ReadyReport } from '@bac/contract/results/results.ts';
import { tally, tallyBy } from '@bac/exam/report/tally.ts';
import { useTranslation } from 'react-i18next';
import { Panel, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ResultBar } from '../../charts/result-bar.tsx';
import { ResultLegend } from '../../charts/result-legend.tsx';
import classes from '../score/score-card.module.css';

/** For an attempt without a scaled score: how many answers were right, in total and by difficulty. */
export function CountCard({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const all = tally(report.questions);
  const parts = tallyBy(report.questions, difficulties, ({ difficulty }) => difficulty).map(
    ({ key, tally: { right, total } }) => t(`score.ofDifficulty.${key}`, { right, total }),
  );
  const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
  const isPractice = report.test.kind === 'practice';
  return (
    <Panel as="section" gap={0} className={classes.card} data-alone aria-labelledby="right-answers">
      <div className={classes.total}>
        <h2 id="right-answers" className={classes.name}>
          {t('score.right')}
        </h2>
        <div className={classes.words} data-count>
          <p className={classes.number}>
            {all.right}
            <span className={classes.outOf}>{`/${all.total}`}</span>
          </p>
          <p className={classes.likely}>
            <b>{t('score.byDifficulty', { parts: listed })}</b>{' '}
            {/* The header already explains why an invalidated result has no score. */}
            {report.invalidated === null &&
              t(isPractice ? 'score.practiceText' : 'score.unscoredText')}
          </p>
        </div>
        <Stack gap={14}>
          <ResultBar tally={all} />
          <ResultLegend />
        </Stack>
      </div>
    </Panel>
  );
}
