import { useTranslation } from 'react-i18next';
import { Drawing } from '../../../../ui/charts/drawing.tsx';
import { linear, linePath } from '../../../../ui/charts/scale.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import classes from './statistics.module.css';

const width = 260;
const height = 132;
const box = { left: 34, right: 12, top: 10, bottom: 22 };
const lines = [0, 0.5, 1];

/** The share of correct answers from the weakest fifth of students to the strongest: it should climb. */
export function FifthsChart({ fifths }: { fifths: number[] }) {
  const { t } = useTranslation('bank/console/items');
  const { percent } = useFormat();
  if (fifths.length === 0) return null;
  const x = linear([0, fifths.length - 1], [box.left, width - box.right]);
  const y = linear([0, 1], [height - box.bottom, box.top]);
  const points = fifths.map((share, index) => ({ x: x(index), y: y(share) }));
  const shares = fifths.map((share) => percent(share)).join(', ');
  return (
    <figure className={classes.fifths}>
      <figcaption>{t('statistics.fifths')}</figcaption>
      <Drawing viewBox={`0 0 ${width} ${height}`} summary={t('statistics.fifthsTold', { shares })}>
        {lines.map((share) => (
          <g key={share}>
            <line x1={box.left} x2={width - box.right} y1={y(share)} y2={y(share)} />
            <text x={box.left - 6} y={y(share) + 4} textAnchor="end">
              {percent(share)}
            </text>
          </g>
        ))}
        <text x={box.left} y={height - 6}>
          {t('statistics.weakest')}
        </text>
        <text x={width - box.right} y={height - 6} textAnchor="end">
          {t('statistics.strongest')}
        </text>
        <path d={linePath(points)} />
        {points.map((point) => (
          <circle key={point.x} cx={point.x} cy={point.y} r={3.2} />
        ))}
      </Drawing>
    </figure>
  );
}
