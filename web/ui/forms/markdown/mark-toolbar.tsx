import type { Icon } from '@tabler/icons-react';
import classes from './mark-toolbar.module.css';

interface Button<Mark extends string> {
  mark: Mark;
  label: string;
  Sign: Icon;
}

interface Props<Mark extends string> {
  label: string;
  buttons: readonly Button<Mark>[];
  isDisabled?: boolean;
  onMark: (mark: Mark) => void;
}

/** Buttons that format the selected text. */
export const MarkToolbar = <Mark extends string>(props: Props<Mark>) => (
  <fieldset className={classes.toolbar} aria-label={props.label} disabled={props.isDisabled}>
    {props.buttons.map(({ mark, label, Sign }) => (
      <button
        key={mark}
        type="button"
        title={label}
        aria-label={label}
        // Keeps the selection of the text.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => props.onMark(mark)}
      >
        <Sign size={17} aria-hidden />
      </button>
    ))}
  </fieldset>
);
