import type { ReactNode } from 'react';
import { Muted, Row } from '../../ui/layout/boxes/boxes.tsx';
import entries from '../entries.module.css';
import classes from './sharing.module.css';

interface Props {
  name: string;
  facts: string;
  /** What they can see, as a sentence. */
  sees: string;
  children: ReactNode;
}

/** Somebody who sees results, what they see, and the button to stop it. */
export const SharedWith = ({ name, facts, sees, children }: Props) => (
  <Row as="li" justify="between" className={entries.entry}>
    <div className={`${entries.about} ${classes.about}`}>
      <b>{name}</b>
      <Muted as="span">{facts}</Muted>
      <span>{sees}</span>
    </div>
    <Row className={classes.actions}>{children}</Row>
  </Row>
);
