import type { User } from '@bac/contract/accounts/users.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/feedback/chip.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';

const statusTones: Record<User['status'], Tone> = {
  active: 'leaf',
  inactive: 'neutral',
  pending: 'turmeric',
  suspended: 'lotus',
  banned: 'lotus',
};

export function StatusChip({ status }: { status: User['status'] }) {
  const { t } = useTranslation('accounts/console/users');
  return (
    <Chip tone={statusTones[status]} isFilled={status === 'banned'}>
      {t(`status.${status}`)}
    </Chip>
  );
}
