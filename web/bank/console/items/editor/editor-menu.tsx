import { IconArchive, IconArchiveOff, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../../ui/data/table/row-menu.tsx';
import type { actionsOf } from './actions-of.ts';
import { useForm } from '../form/form.ts';

interface Props {
  actions: ReturnType<typeof actionsOf>;
  onOpen: (dialog: 'archive' | 'discard') => void;
}

const look = { size: 17, stroke: 1.6 } as const;

/** What is done less often. */
export function EditorMenu({ actions, onOpen }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { item } = useForm().editor;
  const isArchived = actions.archive === 'restore';
  return (
    <RowMenu
      name={item?.id ?? ''}
      entries={[
        {
          label: isArchived ? t('menu.restore') : t('menu.archive'),
          icon: isArchived ? <IconArchiveOff {...look} /> : <IconArchive {...look} />,
          isDisabled: actions.archive === 'none',
          onSelect: () => onOpen('archive'),
        },
        {
          label: t('menu.discard'),
          icon: <IconTrash {...look} />,
          isDangerous: true,
          isDisabled: !actions.canDiscard,
          onSelect: () => onOpen('discard'),
        },
      ]}
    />
  );
}
