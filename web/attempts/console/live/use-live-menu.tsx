import type { LiveAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { IconClockPlus, IconEye, IconPlayerStop, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../ui/data/table/column.ts';
import type { PendingAction } from '../action/action-dialog.tsx';
import { attemptPath } from '../attempt-path.ts';

const look = { size: 17, stroke: 1.6 } as const;

export function useLiveMenu(
  onAct: (acting: PendingAction) => void,
): (attempt: LiveAttempt) => MenuEntry[] {
  const { t } = useTranslation('attempts/console');
  return ({ id, student, place }) => {
    const acting = { attempt: id, name: student.name };
    return [
      { label: t('list.open'), icon: <IconEye {...look} />, href: attemptPath(id) },
      {
        label: t('list.student'),
        icon: <IconUser {...look} />,
        href: `/admin/users/${student.id}`,
      },
      'divider',
      {
        label: t('action.extend'),
        icon: <IconClockPlus {...look} />,
        isDisabled: place === 'choosing',
        onSelect: () => onAct({ ...acting, action: 'extend' }),
      },
      {
        label: t('action.end'),
        icon: <IconPlayerStop {...look} />,
        isDangerous: true,
        onSelect: () => onAct({ ...acting, action: 'end' }),
      },
    ];
  };
}
