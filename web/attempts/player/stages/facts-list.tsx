import type { ReactNode } from 'react';
import classes from './facts-list.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** A list of names and values, with a hairline between rows. */
export const FactsList = ({ facts }: { facts: Fact[] }) => (
  <dl>
    {facts.map(({ name, value }) => (
      <div key={name} className={classes.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
