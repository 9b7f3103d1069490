import type { Proposal } from '@bac/contract/bank/statistics.ts';
import { useTranslation } from 'react-i18next';
import chart from '../../../../ui/charts/chart.module.css';
import { ChartFrame } from '../../../../ui/charts/chart-frame.tsx';
import { Drawing } from '../../../../ui/charts/drawing.tsx';
import { Legend } from '../../../../ui/charts/legend.tsx';
import { linear } from '../../../../ui/charts/scale.ts';
import { ValueAxis } from '../../../../ui/charts/value-axis.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { useStatisticFormat } from '../../../../ui/format/use-statistic-format.ts';
import { abilities, expectedShares, type ExpectedShare } from './expected-shares.ts';
import classes from '../statistics.module.css';

const [top, bottom, left, height] = [12, 40, 44, 300];

/** The expected share of right answers by ability, with the current values and with the new ones. */
export function CurvesChart({ proposals }: { proposals: Proposal[] }) {
  const { t } = useTranslation('bank/console/statistics');
  const { percent } = useFormat();
  const statistic = useStatisticFormat();
  const shares = expectedShares(proposals);
  const widest = Math.max(0, ...shares.map(({ before, after }) => Math.abs(after - before)));
  return (
    <ChartFrame
      title={t('curves.title')}
      legend={
        <Legend
          entries={[
            { mark: 'pale', label: t('curves.before') },
            { mark: 'solid', label: t('curves.after') },
          ]}
        />
      }
      columns={[
        {
          key: 'ability',
          header: t('curves.ability'),
          isNumeric: true,
          render: ({ ability }: ExpectedShare) => statistic(ability, 1),
        },
        {
          key: 'before',
          header: t('curves.before'),
          isNumeric: true,
          render: ({ before }: ExpectedShare) => percent(before),
        },
        {
          key: 'after',
          header: t('curves.after'),
          isNumeric: true,
          render: ({ after }: ExpectedShare) => percent(after),
        },
      ]}
      rows={shares.filter(({ ability }) => Number.isInteger(ability * 2))}
      rowKey={({ ability }) => String(ability)}
    >
      {(width) => {
        const x = linear([abilities[0]!, abilities.at(-1)!], [left, width - 12]);
        const y = linear([0, 1], [height - bottom, top]);
        const pathOf = (of: (share: ExpectedShare) => number): string =>
          shares.map((each) => `${x(each.ability)},${y(of(each))}`).join(' ');
        return (
          <Drawing
            className={chart.chart}
            viewBox={`0 0 ${width} ${height}`}
            summary={t('curves.summary', { widest: percent(widest) })}
          >
            <ValueAxis
              ticks={[0, 0.25, 0.5, 0.75, 1]}
              y={y}
              left={left}
              right={width - 12}
              format={(value) => percent(value)}
            />
            {abilities
              .filter((ability) => Number.isInteger(ability))
              .map((ability) => (
                <text key={ability} className={chart.label} x={x(ability)} y={height - bottom + 20}>
                  {String(ability).replace('-', '−')}
                </text>
              ))}
            <polyline className={classes.curveBefore} points={pathOf(({ before }) => before)} />
            <polyline className={classes.curveAfter} points={pathOf(({ after }) => after)} />
          </Drawing>
        );
      }}
    </ChartFrame>
  );
}
