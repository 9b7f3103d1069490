import { useTranslation } from 'react-i18next';
import { Grid } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from '../catalog.module.css';
import { sampleDays, sampleScoreBands } from '../sample-data.ts';
import { Sample } from '../sample.tsx';

export function BarSamples() {
  const { t } = useTranslation('console/help');
  const { date } = useFormat();
  const days = sampleDays.map(({ day, ...bar }) => ({
    ...bar,
    label: String(Number(day.slice(-2))),
    name: date(day),
  }));
  return (
    <Grid minWidth={300} className={classes.pair}>
      <Sample source="charts/bar-chart.tsx: total and part">
        <Card>
          <BarChart
            title={t('charts.attempts')}
            summary={t('charts.attemptsSummary')}
            labelHeader={t('charts.day')}
            total={t('charts.started')}
            part={t('charts.completed')}
            bars={days}
          />
        </Card>
      </Sample>
      <Sample source="charts/bar-chart.tsx: total, one bar marked">
        <Card>
          <BarChart
            title={t('charts.scores')}
            summary={t('charts.scoresSummary')}
            labelHeader={t('charts.band')}
            total={t('charts.tests')}
            bars={sampleScoreBands}
            tone="leaf"
          />
        </Card>
      </Sample>
    </Grid>
  );
}
