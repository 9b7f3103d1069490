import type { MantineTheme, MantineThemeComponents } from '@mantine/core';
import classes from './controls.module.css';

interface Sized {
  size?: unknown;
}

/**
 * Our style for every Mantine field and button. A control without a size (for a field Mantine passes `sm`) takes
 * its height from `data-look`, see tokens.css. Plain objects, because Mantine's `extend` would load the code of
 * each control on every page.
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
