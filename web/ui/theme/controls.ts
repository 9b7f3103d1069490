import type { MantineTheme, MantineThemeComponents } from '@mantine/core';
import classes from './controls.module.css';

interface Sized {
  size?: unknown;
}

/**
 * Every Mantine field and button in our look. A control without a size (Mantine calls a field's `sm`) takes
 * the height of the place it stands in: see `data-look` in tokens.css. Plain objects: Mantine's `extend`
 * would bring the code of each control to every page.
 */
export const controls: MantineThemeComponents = {
  Input: {
    classNames: { input: classes.input },
    vars: (_theme: MantineTheme, { size }: Sized) => ({
      wrapper:
        size === 'sm'
          ? { '--input-height': 'var(--control-height)', '--input-fz': 'var(--control-size)' }
          : {},
    }),
  },
  InputWrapper: {
    classNames: {
      label: classes.label,
      description: classes.description,
      error: classes.error,
    },
  },
  Button: {
    vars: (_theme: MantineTheme, { size }: Sized) => ({
      root:
        size === undefined
          ? {
              '--button-height': 'var(--control-height)',
              '--button-padding-x': 'var(--control-padding)',
              '--button-fz': 'var(--button-size)',
            }
          : {},
    }),
  },
};
