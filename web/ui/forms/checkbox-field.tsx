import '@mantine/core/styles/Checkbox.css';
import { Checkbox, type CheckboxProps } from '@mantine/core';
import classes from '../theme/controls.module.css';

/** Mantine's checkbox in our style. A white check would be invisible on the pale indigo of the dark theme, hence `iconColor`. */
export const CheckboxField = (props: CheckboxProps) => (
  <Checkbox
    radius="sm"
    iconColor="var(--on-brand)"
    classNames={{ label: classes.optionLabel, error: classes.error }}
    {...props}
  />
);
