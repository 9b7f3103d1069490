import type { User } from '@bac/contract/accounts/users.ts';
import { IconCircleCheck, IconCircleDashed, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './users.module.css';

const icons = { verified: IconCircleCheck, unverified: IconCircleDashed, pending: IconClock };

export function VerificationMark({ value }: { value: User['verification'] }) {
  const { t } = useTranslation('accounts/console/users');
  const Icon = icons[value];
  return (
    <span className={classes.verification} data-value={value}>
      <Icon size={16} aria-hidden />
      {t(`verification.${value}`)}
    </span>
  );
}
