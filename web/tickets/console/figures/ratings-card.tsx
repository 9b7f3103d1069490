import { Trans, useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { satisfactionOf } from './ratings.ts';

/** How people liked the answers, from one to five. */
export function RatingsCard({ ratings }: { ratings: readonly number[] }) {
  const { t } = useTranslation('tickets/console/figures');
  const { number, percent } = useFormat();
  const { count, average, satisfied } = satisfactionOf(ratings);
  const values = {
    count,
    number: number(count),
    average: average === null ? '' : number(average, 1),
    share: satisfied === null ? '' : percent(satisfied),
  };
  return (
    <Card>
      <BarChart
        title={t('ratings.title')}
        note={
          count > 0 && (
            <Trans
              t={t}
              i18nKey="ratings.note"
              values={values}
              count={count}
              components={{ strong: <strong /> }}
            />
          )
        }
        summary={t('ratings.summary', values)}
        labelHeader={t('ratings.rating')}
        total={t('ratings.people')}
        bars={
          count === 0
            ? []
            : ratings.map((raters, index) => ({
                label: String(index + 1),
                name: t('ratings.of', { count: index + 1 }),
                total: raters,
              }))
        }
        tone="leaf"
      />
    </Card>
  );
}
