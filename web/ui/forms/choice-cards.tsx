import { useId } from 'react';
import classes from './choice-cards.module.css';
import controls from '../theme/controls.module.css';
import { FieldError } from './field-error.tsx';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  description?: string;
}

interface Props<Value extends string> {
  legend: string;
  name: string;
  choices: Choice<Value>[];
  /** Requires `onChange`; omit both in a form that reads its fields on submit. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** Two or three options as cards. They are radio buttons, so arrow keys, forms and screen readers work. */
export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const { legend, name, choices, error, isRequired = false, isDisabled = false } = props;
  const errorId = useId();
  return (
    <fieldset
      className={classes.group}
      disabled={isDisabled}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={controls.label}>{legend}</legend>
      <div className={classes.cards} data-error={Boolean(error) || undefined}>
        {choices.map(({ value, label, description }) => (
          <label key={value} className={classes.card}>
            <input
              className={classes.radio}
              type="radio"
              name={name}
              value={value}
              required={isRequired}
              {...(props.onChange
                ? { checked: props.value === value, onChange: () => props.onChange?.(value) }
                : { defaultChecked: props.defaultValue === value })}
            />
            <span>
              <span className={classes.label}>{label}</span>
              {description && <span className={classes.description}>{description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
