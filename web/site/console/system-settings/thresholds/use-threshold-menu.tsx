import type { Threshold } from '@bac/contract/results/admission.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../../ui/data/table/column.ts';

interface Ways {
  onEdit: (threshold: Threshold) => void;
  onRemove: (threshold: Threshold) => void;
}

export function useThresholdMenu({ onEdit, onRemove }: Ways) {
  const { t } = useTranslation('site/console/system-settings');
  return (threshold: Threshold): MenuEntry[] => [
    {
      label: t('thresholds.edit'),
      icon: <IconPencil size={16} aria-hidden />,
      shortcut: 'e',
      onSelect: () => onEdit(threshold),
    },
    {
      label: t('thresholds.remove'),
      icon: <IconTrash size={16} aria-hidden />,
      isDangerous: true,
      onSelect: () => onRemove(threshold),
    },
  ];
}
