import { useTranslation } from 'react-i18next';
import { MoonIcon, SunIcon } from './icons.tsx';
import { PlainButton } from '../buttons/plain-button.tsx';
import classes from './theme-switch.module.css';

interface Props {
  theme: 'light' | 'dark';
  onChange: (theme: 'light' | 'dark') => void;
}

/** Shows the theme it switches to: the moon in the light theme, the sun in the dark one. */
export function ThemeSwitch({ theme, onChange }: Props) {
  const { t } = useTranslation('ui');
  const isDark = theme === 'dark';
  return (
    <PlainButton
      className={classes.switch}
      aria-label={isDark ? t('toLight') : t('toDark')}
      onClick={() => onChange(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </PlainButton>
  );
}
