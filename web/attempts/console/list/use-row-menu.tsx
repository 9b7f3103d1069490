import type { ListedAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { IconActivity, IconExternalLink, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../ui/data/table/column.ts';
import { attemptPath } from '../attempt-path.ts';

const look = { size: 17, stroke: 1.6 } as const;

export function useRowMenu(): (attempt: ListedAttempt) => MenuEntry[] {
  const { t } = useTranslation('attempts/console');
  return ({ id, student, state }) => [
    { label: t('list.open'), icon: <IconActivity {...look} />, href: attemptPath(id) },
    {
      label: t('list.report'),
      icon: <IconExternalLink {...look} />,
      href: `/test-results/${id}`,
      isDisabled: state === 'running' || state === 'abandoned',
    },
    {
      label: t('list.student'),
      icon: <IconUser {...look} />,
      href: `/admin/users/${student.id}?tab=attempts`,
    },
  ];
}
