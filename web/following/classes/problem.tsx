import { IconAlertCircle } from '@tabler/icons-react';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './classes.module.css';

/** An error message that is announced as soon as it appears. */
export const Problem = ({ children }: { children: string | undefined }) => (
  <div role="alert">
    {children && (
      <Row as="p" isOneLine align="start" className={classes.problem}>
        <IconAlertCircle size={18} aria-hidden /> {children}
      </Row>
    )}
  </div>
);
