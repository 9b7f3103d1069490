import type { AdminSkill, AdminType } from '@bac/contract/bank/structure.ts';
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { RowMenu } from '../../../../ui/data/table/menus/row-menu.tsx';
import type { OpenDialog } from '../dialog-state.ts';
import classes from './parts.module.css';
import { useCells } from './use-cells.tsx';

interface Props {
  type: AdminType;
  skill: AdminSkill;
  onOpen: OpenDialog;
}

export function TypeRow({ type, skill, onOpen }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const cells = useCells();
  const ids = { id: type.id, skill: skill.id };
  return (
    <tr className={classes.type}>
      <th scope="row">{type.name[language]}</th>
      {cells(type, `type=${type.id}`)}
      <td className={classes.menu}>
        <RowMenu
          name={type.name[language]}
          entries={[
            {
              label: t('do.editType'),
              icon: <IconPencil size={16} aria-hidden />,
              onSelect: () => onOpen({ dialog: 'name', part: { kind: 'type', ...ids } }),
            },
            {
              label: t('do.merge'),
              icon: <IconArrowMerge size={16} aria-hidden />,
              isDisabled: skill.types.length < 2,
              onSelect: () => onOpen({ dialog: 'merge', ...ids }),
            },
            'divider',
            {
              label: t('do.delete'),
              icon: <IconTrash size={16} aria-hidden />,
              isDangerous: true,
              onSelect: () => onOpen({ dialog: 'delete-type', ...ids }),
            },
          ]}
        />
      </td>
    </tr>
  );
}
