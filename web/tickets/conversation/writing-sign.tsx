import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './message.module.css';

/** "Khánh Ly is replying", with three dots that breathe; read out once, when it appears. */
export const WritingSign = ({ words }: { words: string | undefined }) => (
  <Row as="output" isOneLine className={classes.writing} aria-live="polite">
    {words && (
      <>
        <span className={classes.dots} aria-hidden>
          <i />
          <i />
          <i />
        </span>
        {words}
      </>
    )}
  </Row>
);
