import { useTranslation } from 'react-i18next';
import { PlainButton } from '../buttons/plain-button.tsx';
import classes from './theme-switch.module.css';
import type { SVGProps } from 'react';

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

const line: SVGProps<SVGSVGElement> = {
  width: 20,
  height: 20,
  viewBox: '0 0 20 20',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
};

const MoonIcon = () => (
  <svg {...line}>
    <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />
  </svg>
);

const SunIcon = () => (
  <svg {...line}>
    <circle cx="10" cy="10" r="3.4" />
    <path d="M10 2v1.6M10 16.4V18M2 10h1.6M16.4 10H18M4.3 4.3l1.2 1.2M14.5 14.5l1.2 1.2M4.3 15.7l1.2-1.2M14.5 5.5l1.2-1.2" />
  </svg>
);
