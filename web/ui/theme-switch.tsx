import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoonIcon, SunIcon } from './icons.tsx';

interface Props {
  theme: 'light' | 'dark';
  onChange: (theme: 'light' | 'dark') => void;
}

/** Shows where it leads: the moon by day, the sun by night. */
export function ThemeSwitch({ theme, onChange }: Props) {
  const { t } = useTranslation('ui');
  const isDark = theme === 'dark';
  return (
    <ActionIcon
      variant="subtle"
      size={36}
      aria-label={isDark ? t('toLight') : t('toDark')}
      onClick={() => onChange(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </ActionIcon>
  );
}
