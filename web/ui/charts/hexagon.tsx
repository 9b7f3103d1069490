import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { ChartFrame } from './chart-frame.tsx';
import { HexagonDrawing, type Side } from './hexagon-drawing.tsx';

interface Props {
  title: string;
  /** The shape in one sentence, for those who cannot see it. */
  summary: string;
  labelHeader: string;
  valueHeader: string;
  /** Clockwise, the first at the top. */
  sides: [Side, Side, Side, Side, Side, Side];
  max: number;
}

/** Six values around a center. The list beside it has the same values as text. */
export function Hexagon({ title, summary, labelHeader, valueHeader, sides, max }: Props) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const valueOf = ({ value }: Side): string =>
    t('chart.outOf', { value: number(value), max: number(max) });
  return (
    <ChartFrame
      title={title}
      columns={[
        { key: 'label', header: labelHeader, render: (side: Side) => side.label },
        { key: 'value', header: valueHeader, isNumeric: true, render: valueOf },
      ]}
      rows={sides}
      rowKey={(side) => side.label}
    >
      {(width) => (
        <HexagonDrawing width={width} summary={summary} sides={sides} max={max} format={valueOf} />
      )}
    </ChartFrame>
  );
}
