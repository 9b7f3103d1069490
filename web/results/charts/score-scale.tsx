import { useTranslation } from 'react-i18next';
import classes from '../../ui/charts/chart.module.css';
import { Drawing } from '../../ui/charts/drawing.tsx';
import { linear } from '../../ui/charts/scale.ts';

interface Props {
  min: number;
  max: number;
  score: number;
  low: number;
  high: number;
  average?: number;
}

const lineY = 12;

/** A score and its range on the whole scale. Positions are percentages, so that text keeps its size. */
export function ScoreScale({ min, max, score, low, high, average }: Props) {
  const { t } = useTranslation('ui');
  const share = linear([min, max], [0, 100]);
  const x = (value: number): string => `${share(value).toFixed(2)}%`;
  return (
    <Drawing
      className={classes.scale}
      width="100%"
      height="42"
      summary={t('chart.score', { score, low, high, min, max })}
    >
      <line className={classes.scaleLine} x1="0" x2="100%" y1={lineY} y2={lineY} />
      {average !== undefined && (
        <>
          <line className={classes.scaleTick} x1={x(average)} x2={x(average)} y1={6} y2={18} />
          <text className={classes.label} x={x(average)} y="38">
            {t('chart.average', { value: average })}
          </text>
        </>
      )}
      <rect
        className={classes.band}
        x={x(low)}
        y={lineY - 4}
        width={`${(share(high) - share(low)).toFixed(2)}%`}
        height="8"
        rx="4"
      />
      <circle className={classes.score} cx={x(score)} cy={lineY} r="6" />
      <text x="0" y="38">
        {min}
      </text>
      <text x="100%" y="38" textAnchor="end">
        {max}
      </text>
    </Drawing>
  );
}
