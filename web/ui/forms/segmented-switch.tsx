import { useId, type ReactNode } from 'react';
import classes from './segmented-switch.module.css';

interface Props<Value extends string | number> {
  label: string;
  choices: readonly { value: Value; label: ReactNode; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * A choice between two or three short labels in a row. Plain radio buttons, because a library's control would load too much
 * code.
 */
export function SegmentedSwitch<Value extends string | number>(props: Props<Value>) {
  const name = useId();
  return (
    <div className={classes.switch} role="radiogroup" aria-label={props.label}>
      {props.choices.map(({ value, label, lang }) => (
        <label key={value} className={classes.choice} lang={lang}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
