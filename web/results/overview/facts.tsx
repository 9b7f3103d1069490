import type { ReadyReport } from '@bac/contract/results/results.ts';
import { tally } from '@bac/exam/report/tally.ts';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { longTime } from '../../ui/format/long-time.ts';
import { percentileRangeText } from './score/percentile-text.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './facts.module.css';

interface Fact {
  name: string;
  value: string;
  note?: string;
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** The figures that need no chart. There is a percentile only if there is a total. */
export function Facts({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const format = useFormat();
  const { right, wrong, noAnswer, total } = tally(report.questions);
  const used = sum(report.modules.map(({ usedMs }) => usedMs));
  const allowed = sum(report.modules.map(({ ms }) => ms));
  const percentile = report.total?.percentile;
  const national = percentile && percentileRangeText(percentile, 'national', language);
  const facts: Fact[] = [
    ...(percentile
      ? [
          {
            name: t('facts.percentile'),
            value: percentileRangeText(percentile, 'user', language),
            note: t('facts.percentileNote', { national }),
          },
        ]
      : []),
    {
      name: t('facts.accuracy'),
      value: format.percent(total === 0 ? 0 : right / total),
      note: t('facts.accuracyNote', { right, total }),
    },
    {
      name: t('facts.time'),
      value: longTime(used),
      note: t('facts.timeNote', { allowed: longTime(allowed) }),
    },
    { name: t('facts.right'), value: format.number(right) },
    { name: t('facts.wrong'), value: format.number(wrong) },
    { name: t('facts.noAnswer'), value: format.number(noAnswer) },
  ];
  return (
    <dl className={classes.facts} aria-label={t('facts.label')}>
      {facts.map(({ name, value, note }) => (
        <div key={name} data-noted={note !== undefined || undefined}>
          <dt>{name}</dt>
          <dd className={classes.value}>{value}</dd>
          {note && (
            <Muted as="dd" size="sm" className={classes.note}>
              {note}
            </Muted>
          )}
        </div>
      ))}
    </dl>
  );
}
