import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './message.module.css';

/** “Khánh Ly is replying” with three animated dots; announced once, when it appears. */
export const TypingIndicator = ({ text }: { text: string | undefined }) => (
  <Row as="output" isOneLine className={classes.writing} aria-live="polite">
    {text && (
      <>
        <span className={classes.dots} aria-hidden>
          <i />
          <i />
          <i />
        </span>
        {text}
      </>
    )}
  </Row>
);
