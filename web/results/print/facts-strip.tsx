import type { ReadyReport } from '@bac/contract/results/results.ts';
import { tally } from '@bac/exam/report/tally.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { percentileRangeText } from '../overview/score/percentile-text.ts';
import { longTime } from '../../ui/format/long-time.ts';
import classes from './strips.module.css';

const sum = (values: number[]): number => values.reduce((before, value) => before + value, 0);

export function FactsStrip({ report: { total, questions, modules } }: { report: ReadyReport }) {
  const { t } = useTranslation('results/print');
  const [language] = useLanguage();
  const format = useFormat();
  const { right, wrong, noAnswer, total: questionCount } = tally(questions);
  const percentile = total?.percentile;
  const facts = [
    ...(percentile
      ? [
          {
            figure: percentileRangeText(percentile, 'user', language, 'plain'),
            label: t('fact.percentile', {
              value: percentileRangeText(percentile, 'national', language, 'plain'),
            }),
          },
        ]
      : []),
    {
      figure: format.percent(right / questionCount),
      label: t('fact.accuracy', { right, total: questionCount }),
    },
    {
      figure: longTime(sum(modules.map(({ usedMs }) => usedMs))),
      label: t('fact.time', { time: longTime(sum(modules.map(({ ms }) => ms))) }),
    },
    { figure: right, label: t('fact.right') },
    { figure: wrong, label: t('fact.wrong') },
    { figure: noAnswer, label: t('fact.noAnswer') },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
