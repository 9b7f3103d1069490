import type { Tally } from '@bac/exam/report/tally.ts';
import type { ReactNode } from 'react';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import { ResultBar } from '../../charts/result-bar.tsx';
import { RightCount } from './right-count.tsx';
import classes from './result-row.module.css';

interface Props {
  name: ReactNode;
  note?: ReactNode;
  tally: Tally;
}

/** A name, its bar, and how many answers were right out of how many. */
export const ResultRow = ({ name, note, tally }: Props) => (
  <li className={classes.row}>
    <div>
      <p className={classes.name}>{name}</p>
      {note && <Muted size="sm">{note}</Muted>}
    </div>
    <div className={classes.bar}>
      <ResultBar tally={tally} />
    </div>
    <RightCount tally={tally} />
  </li>
);
