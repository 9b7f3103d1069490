import { Button, Input, type MantineThemeComponents } from '@mantine/core';
import classes from './controls.module.css';

/**
 * Every Mantine field and button in our look. A control without a size (Mantine calls a field's `sm`) takes
 * the height of the place it stands in: see `data-look` in tokens.css.
 */
export const controls: MantineThemeComponents = {
  Input: Input.extend({
    classNames: { input: classes.input },
    vars: (_theme, { size }) => ({
      wrapper:
        size === 'sm'
          ? { '--input-height': 'var(--control-height)', '--input-fz': 'var(--control-size)' }
          : {},
    }),
  }),
  InputWrapper: Input.Wrapper.extend({
    classNames: {
      label: classes.label,
      description: classes.description,
      error: classes.error,
    },
  }),
  Button: Button.extend({
    vars: (_theme, { size }) => ({
      root:
        size === undefined
          ? {
              '--button-height': 'var(--control-height)',
              '--button-padding-x': 'var(--control-padding)',
              '--button-fz': 'var(--button-size)',
            }
          : {},
    }),
  }),
};
