import type { DataTable } from '@bac/exam/figure/charts/data-table.ts';
import { mathRuns } from '@bac/exam/figure/svg/math-label.ts';
import { parseInline } from '@bac/exam/markup/parse-inline.ts';
import { InlineText } from '../item-text/inline-text.tsx';
import { useOverflows } from '../../ui/layout/use-overflows.ts';
import classes from './figure.module.css';

/** Sets variables in italics, as in the drawings. */
function Cell({ text }: { text: string }) {
  const inlines = parseInline(text);
  const [only] = inlines;
  if (inlines.length !== 1 || only?.kind !== 'text') return <InlineText inlines={inlines} />;
  return mathRuns(only.text).map((run, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- a cell never changes its order
    run.italic ? <i key={index}>{run.text}</i> : run.text,
  );
}

const isNumber = (cell: string | undefined): boolean => /^[-−+$£€]?[\d.,]+ ?%?$/.test(cell ?? '');

/** The data table of a figure. Columns and cells have no identity but their position, so the index is the key. */
export function FigureTable({ caption, columns, rows }: DataTable) {
  const [box, overflows] = useOverflows<HTMLDivElement>();
  const isNumeric = columns.map((_, index) => rows.every((row) => isNumber(row[index])));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div ref={box} className={classes.scroll} {...(overflows && { tabIndex: 0 })}>
      <table className={classes.table}>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} scope="col" data-numeric={isNumeric[index]}>
                <Cell text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={line}>
              {row.map((cell, index) => {
                const isHeader = index === 0 && row.length > 1;
                const Tag = isHeader ? 'th' : 'td';
                return (
                  // oxlint-disable-next-line react/no-array-index-key
                  <Tag
                    key={index}
                    data-numeric={isNumeric[index]}
                    {...(isHeader && { scope: 'row' })}
                  >
                    <Cell text={cell} />
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
