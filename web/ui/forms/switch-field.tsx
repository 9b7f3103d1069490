import { useId } from 'react';
import classes from './switch-field.module.css';

interface Props {
  label: string;
  description?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch that takes effect at once: a native checkbox with the role of a switch. The whole row is clickable. */
export function SwitchField({ label, description, isOn, onChange }: Props) {
  const id = useId();
  const descriptionId = useId();
  return (
    <div className={classes.row}>
      <div>
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
        {description && (
          <p id={descriptionId} className={classes.description}>
            {description}
          </p>
        )}
      </div>
      <input
        id={id}
        className={classes.switch}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        aria-describedby={description ? descriptionId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
