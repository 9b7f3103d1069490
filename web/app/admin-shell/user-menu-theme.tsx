import { useMantineColorScheme } from '@mantine/core';
import { IconContrast2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { UserMenuChoice } from './user-menu-choice.tsx';

const order = ['light', 'dark'] as const;

export function UserMenuTheme() {
  const { t } = useTranslation('app/admin-shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <UserMenuChoice
      icon={IconContrast2}
      label={t('theme')}
      options={order.map((value) => ({ value, label: t(value) }))}
      value={colorScheme === 'dark' ? 'dark' : 'light'}
      onChange={setColorScheme}
    />
  );
}
