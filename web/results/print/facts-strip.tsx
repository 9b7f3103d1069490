import type { ReadyReport } from '@bac/contract/results/results.ts';
import { tally } from '@bac/exam/report/tally.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { longTime } from '../../ui/format/long-time.ts';
import classes from './strips.module.css';

const sum = (values: number[]): number => values.reduce((before, value) => before + value, 0);

export function FactsStrip({ report: { total, questions, modules } }: { report: ReadyReport }) {
  const { t } = useTranslation('results/print');
  const format = useFormat();
  const { right, wrong, noAnswer, total: asked } = tally(questions);
  const percentile = total?.percentile;
  const facts = [
    ...(percentile
      ? [{ figure: percentile.user, words: t('fact.percentile', { value: percentile.national }) }]
      : []),
    { figure: format.percent(right / asked), words: t('fact.accuracy', { right, asked }) },
    {
      figure: longTime(sum(modules.map(({ usedMs }) => usedMs))),
      words: t('fact.time', { time: longTime(sum(modules.map(({ ms }) => ms))) }),
    },
    { figure: right, words: t('fact.right') },
    { figure: wrong, words: t('fact.wrong') },
    { figure: noAnswer, words: t('fact.noAnswer') },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ figure, words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
