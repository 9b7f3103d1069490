import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import {
  IconArchive,
  IconArchiveOff,
  IconChartBar,
  IconEdit,
  IconHistory,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../../ui/data/table/column.ts';

interface Handlers {
  onArchive: (card: ItemCard) => void;
  onDiscard: (card: ItemCard) => void;
}

const look = { size: 17, stroke: 1.6 } as const;

/** The menu of a question. Entries that do not apply stay in place, disabled. */
export function useRowMenu({ onArchive, onDiscard }: Handlers): (card: ItemCard) => MenuEntry[] {
  const { t } = useTranslation('bank/console/items');
  return (card) => {
    const path = `/admin/questions/${card.id}`;
    const isArchived = card.status === 'archived';
    return [
      { label: t('menu.edit'), icon: <IconEdit {...look} />, href: path, shortcut: 'E' },
      { label: t('menu.versions'), icon: <IconHistory {...look} />, href: `${path}#versions` },
      {
        label: t('menu.uses'),
        icon: <IconChartBar {...look} />,
        href: `${path}#uses`,
        note: card.forms,
      },
      'divider',
      {
        label: isArchived ? t('menu.restore') : t('menu.archive'),
        icon: isArchived ? <IconArchiveOff {...look} /> : <IconArchive {...look} />,
        isDisabled: card.version === 0,
        onSelect: () => onArchive(card),
      },
      {
        label: t('menu.discard'),
        icon: <IconTrash {...look} />,
        isDisabled: card.draftState === null,
        isDangerous: true,
        onSelect: () => onDiscard(card),
      },
    ];
  };
}
