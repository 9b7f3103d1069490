import { useTranslation } from 'react-i18next';
import { Grid } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Hexagon } from '../../../ui/charts/hexagon.tsx';
import { TrendChart } from '../../../ui/charts/trend-chart.tsx';
import classes from '../catalog.module.css';
import { sampleGoal, sampleTrend } from '../sample-data.ts';
import { Sample } from '../sample.tsx';

export function TrendSamples() {
  const { t } = useTranslation('console/help');
  const notes = [
    t('charts.diagnostic'),
    t('charts.form', { number: 1 }),
    t('charts.form', { number: 2 }),
    t('charts.again'),
    t('charts.form', { number: 3 }),
  ];
  return (
    <Grid minWidth={300} className={classes.pair}>
      <Sample source="charts/trend-chart.tsx">
        <Card>
          <TrendChart
            labelHeader={t('charts.test')}
            valueHeader={t('charts.score')}
            series={[
              {
                key: 'total',
                label: t('charts.trend'),
                title: t('charts.trend'),
                summary: t('charts.trendSummary'),
                points: sampleTrend.map((point, index) => ({ ...point, note: notes[index]! })),
                goal: sampleGoal,
              },
            ]}
          />
        </Card>
      </Sample>
      <Sample source="charts/hexagon.tsx">
        <Card>
          <Hexagon
            title={t('charts.interests')}
            summary={t('charts.interestsSummary')}
            labelHeader={t('charts.group')}
            valueHeader={t('charts.points')}
            sides={[
              { label: t('charts.realistic'), value: 22, isTop: true },
              { label: t('charts.investigative'), value: 36, isTop: true },
              { label: t('charts.artistic'), value: 20 },
              { label: t('charts.social'), value: 31, isTop: true },
              { label: t('charts.enterprising'), value: 16 },
              { label: t('charts.conventional'), value: 14 },
            ]}
            max={40}
          />
        </Card>
      </Sample>
    </Grid>
  );
}
