import classes from './chart.module.css';

export interface LegendEntry {
  mark: 'solid' | 'pale' | 'range' | 'hollow';
  label: string;
}

export const Legend = ({ entries }: { entries: LegendEntry[] }) => (
  <ul className={classes.legend}>
    {entries.map(({ mark, label }) => (
      <li key={mark} data-mark={mark}>
        {label}
      </li>
    ))}
  </ul>
);
