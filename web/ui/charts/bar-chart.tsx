import type { ReactNode } from 'react';
import type { Column } from '../data/data-table.tsx';
import type { Tone } from '../feedback/tone.ts';
import { useFormat } from '../format/use-format.ts';
import { BarDrawing } from './bar-drawing.tsx';
import type { Bar } from './bar-mark.tsx';
import { ChartFrame } from './chart-frame.tsx';
import classes from './chart.module.css';
import { Legend } from './legend.tsx';

interface Props {
  title: string;
  /** The chart in one sentence, for those who cannot see it. */
  summary: string;
  /** The header of the table's first column, which holds the labels under the bars. */
  labelHeader: string;
  /** Names of the two series; a chart of one series has no `part`. */
  total: string;
  part?: string;
  bars: Bar[];
  /** Shown beside the title of a chart of one series, which has no legend. */
  note?: ReactNode;
  tone?: Extract<Tone, 'indigo' | 'leaf'>;
  /** The second series is not a share of the first: its bars stand beside those of the first. */
  isBeside?: boolean;
}

/** Bars of one series, or of two series; the second is usually a share of the first and drawn inside it. */
export function BarChart({ title, summary, labelHeader, total, part, bars, ...look }: Props) {
  const { note, tone = 'indigo', isBeside = false } = look;
  const { number } = useFormat();
  const columns: Column<Bar>[] = [
    { key: 'label', header: labelHeader, render: (bar) => bar.name ?? bar.label },
    { key: 'total', header: total, isNumeric: true, render: (bar) => number(bar.total) },
  ];
  if (part !== undefined) {
    columns.push({
      key: 'part',
      header: part,
      isNumeric: true,
      render: (bar) => number(bar.part ?? 0),
    });
  }
  const legend =
    part === undefined ? (
      note && <span className={classes.note}>{note}</span>
    ) : (
      <Legend
        entries={[
          { mark: 'pale', label: total },
          { mark: 'solid', label: part },
        ]}
      />
    );
  return (
    <div data-tone={tone}>
      <ChartFrame
        title={title}
        legend={legend}
        columns={columns}
        rows={bars}
        rowKey={(bar) => bar.name ?? bar.label}
      >
        {(width) => (
          <BarDrawing
            width={width}
            summary={summary}
            bars={bars}
            hasParts={part !== undefined}
            isBeside={isBeside}
          />
        )}
      </ChartFrame>
    </div>
  );
}
