import type { ReactNode } from 'react';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './ticket.module.css';

interface Props {
  text: string;
  /** A link or button to the next step. */
  children: ReactNode;
}

/** Replaces the reply box when the ticket takes no more replies. */
export const ClosedNotice = ({ text, children }: Props) => (
  <Row gap={12} justify="between" className={classes.over}>
    <p>{text}</p>
    {children}
  </Row>
);
