import { blueprints, isAdaptive } from '@bac/exam/blueprint/blueprint.ts';
import type { TestCard } from '@bac/contract/attempts/whole-test.ts';
import {
  IconArchive,
  IconCopyPlus,
  IconEdit,
  IconEye,
  IconRotate,
  IconStairsDown,
  IconStairsUp,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../../ui/data/table/column.ts';
import { previewPath, testPath } from '../test-paths.ts';

interface Handlers {
  onEdition: (test: TestCard) => void;
  onArchive: (test: TestCard) => void;
  onOffer: (test: TestCard) => void;
}

const look = { size: 17, stroke: 1.6 } as const;

/** The menu of a test. Entries that do not apply stay in place, disabled. */
export function useRowMenu({ onEdition, onArchive, onOffer }: Handlers) {
  const { t } = useTranslation('bank/console/tests');
  return (row: TestCard): MenuEntry[] => {
    const isDraft = row.state === 'draft';
    const hasNothing = isDraft && row.emptySlots >= row.questions;
    const previews: MenuEntry[] = isAdaptive(blueprints[row.blueprint])
      ? (['lower', 'higher'] as const).map((route) => ({
          label: t(`menu.${route}`),
          icon: route === 'lower' ? <IconStairsDown {...look} /> : <IconStairsUp {...look} />,
          href: previewPath(row.id, route),
          isDisabled: hasNothing,
        }))
      : [
          {
            label: t('menu.preview'),
            icon: <IconEye {...look} />,
            href: previewPath(row.id),
            isDisabled: hasNothing,
          },
        ];
    return [
      { label: t('menu.open'), icon: <IconEdit {...look} />, href: testPath(row.id) },
      ...previews,
      'divider',
      {
        label: t('menu.edition'),
        icon: <IconCopyPlus {...look} />,
        isDisabled: isDraft,
        onSelect: () => onEdition(row),
      },
      row.state === 'archived'
        ? {
            label: t('menu.offer'),
            icon: <IconRotate {...look} />,
            onSelect: () => onOffer(row),
          }
        : {
            label: t('menu.archive'),
            icon: <IconArchive {...look} />,
            isDisabled: isDraft,
            isDangerous: true,
            onSelect: () => onArchive(row),
          },
    ];
  };
}
