import { useTranslation } from 'react-i18next';
import { Grid, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ResultBar } from '../../../results/charts/result-bar.tsx';
import { ResultLegend } from '../../../results/charts/result-legend.tsx';
import { ScoreScale } from '../../../results/charts/score-scale.tsx';
import { ScoreStairs } from '../../../results/charts/score-stairs.tsx';
import { SparkLine } from '../../../ui/charts/spark-line.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from '../catalog.module.css';
import { sampleFlagged, sampleOverdue, sampleSignUps } from '../sample-data.ts';
import { Sample } from '../sample.tsx';

export function FigureSamples() {
  const { t } = useTranslation('console/help');
  return (
    <>
      <Sample source="charts/spark-line.tsx">
        <Grid minWidth={200} className={classes.tiles}>
          <Figure
            label={t('charts.signUps')}
            values={sampleSignUps}
            summary={t('charts.sparkSummary')}
            tone="indigo"
          />
          <Figure
            label={t('charts.overdue')}
            values={sampleOverdue}
            summary={t('charts.overdueSummary')}
            tone="lotus"
          />
          <Figure
            label={t('charts.flagged')}
            values={sampleFlagged}
            summary={t('charts.flaggedSummary')}
            tone="turmeric"
          />
        </Grid>
      </Sample>
      <Sample source="charts/score-scale.tsx">
        <Card
          title={t('charts.readingAndWriting')}
          actions={<Chip tone="turmeric">{t('charts.estimated')}</Chip>}
        >
          <ScoreScale min={200} max={800} score={680} low={650} high={710} average={528} />
        </Card>
      </Sample>
      <Sample source="charts/score-stairs.tsx">
        <Card>
          <ScoreStairs score={1340} low={1290} high={1390} goal={1400} />
        </Card>
      </Sample>
      <Sample source="charts/result-bar.tsx">
        <Card>
          <ResultBar tally={{ right: 21, wrong: 5, noAnswer: 1, total: 27 }} />
          <ResultLegend />
        </Card>
      </Sample>
    </>
  );
}

interface FigureProps {
  label: string;
  values: number[];
  summary: string;
  tone: Tone;
}

function Figure({ label, values, summary, tone }: FigureProps) {
  const { number } = useFormat();
  return (
    <Card>
      <Row isOneLine justify="between" gap={16}>
        <div>
          {label}
          <strong className={classes.number}>{number(values.at(-1) ?? 0)}</strong>
        </div>
        <SparkLine values={values} summary={summary} tone={tone} />
      </Row>
    </Card>
  );
}
