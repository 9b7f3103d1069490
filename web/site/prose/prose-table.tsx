import type { ProseBlock } from '@bac/contract/site/prose.ts';
import { useOverflows } from '../../ui/layout/use-overflows.ts';
import { plainText } from './plain-text.ts';
import { ProseRuns } from './prose-runs.tsx';
import classes from './prose.module.css';

type Table = Pick<Extract<ProseBlock, { kind: 'table' }>, 'head' | 'rows'>;

/** On a phone the box scrolls instead of the page, and is then focusable for the keyboard. */
export function ProseTable({ head, rows }: Table) {
  const [box, overflows] = useOverflows<HTMLDivElement>();
  const label = head.map(plainText).join(', ');
  const scrolling = overflows ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div className={classes.table} ref={box} {...scrolling}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col">
                <ProseRuns runs={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <Cell key={column} isName={column === 0}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  isName: boolean;
  children: Table['head'][number];
}

const Cell = ({ isName, children }: CellProps) =>
  isName ? (
    <th scope="row">
      <ProseRuns runs={children} />
    </th>
  ) : (
    <td>
      <ProseRuns runs={children} />
    </td>
  );
