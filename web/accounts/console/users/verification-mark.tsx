import type { User } from '@bac/contract/accounts/users.ts';
import { IconCircleCheck, IconCircleDashed, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './users.module.css';

const icons = { verified: IconCircleCheck, unverified: IconCircleDashed, pending: IconClock };

const tones = { verified: 'leaf', unverified: 'neutral', pending: 'turmeric' } as const;

export function VerificationMark({ value }: { value: User['verification'] }) {
  const { t } = useTranslation('accounts/console/users');
  const Icon = icons[value];
  return (
    <Row as="span" isOneLine gap={6} className={classes.verification} data-tone={tones[value]}>
      <Icon size={16} aria-hidden />
      {t(`verification.${value}`)}
    </Row>
  );
}
