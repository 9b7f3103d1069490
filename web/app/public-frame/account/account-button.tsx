import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import classes from './account-button.module.css';
import type { Account } from './use-account.ts';

type Props = ComponentProps<'button'> & { account: Account };

export function AccountButton({ account, ...button }: Props) {
  const { t } = useTranslation('app/public-frame');
  return (
    <PlainButton {...button} className={classes.button}>
      <Avatar {...account} />
      <span className={classes.name}>{account.displayName || t('account.yours')}</span>
      <IconChevronDown size={16} aria-hidden />
    </PlainButton>
  );
}
