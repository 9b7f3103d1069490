import type { ReactNode } from 'react';
import classes from './facts-list.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Name at the left, value at the right, a hairline between two. */
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
