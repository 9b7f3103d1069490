import '@mantine/core/styles/Checkbox.css';
import { Checkbox, type CheckboxProps } from '@mantine/core';
import classes from '../theme/controls.module.css';

/** Mantine's checkbox in our look. White would vanish on the pale indigo of the dark theme, hence its own tick. */
export const CheckboxField = (props: CheckboxProps) => (
  <Checkbox
    radius="sm"
    iconColor="var(--on-brand)"
    classNames={{ label: classes.optionLabel, error: classes.error }}
    {...props}
  />
);
