import type { AdminSkill } from '@bac/contract/bank/structure.ts';
import { IconArrowBackUp, IconArrowsSort, IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { RowMenu } from '../../../../ui/data/table/menus/row-menu.tsx';
import { isRenamed } from '../find-part.ts';
import type { OpenDialog } from '../dialog-state.ts';
import { PartName } from './part-name.tsx';
import classes from './parts.module.css';
import { useCells } from './use-cells.tsx';

interface Props {
  skill: AdminSkill;
  onOpen: OpenDialog;
}

export function SkillRow({ skill, onOpen }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const cells = useCells();
  const { id, types } = skill;
  const part = { kind: 'skill' as const, id };
  return (
    <tr className={classes.skill}>
      <th scope="row">
        <PartName part={skill} />
      </th>
      {cells(skill, `skill=${id}`)}
      <td className={classes.menu}>
        <RowMenu
          name={skill.name[language]}
          entries={[
            {
              label: t('do.addType'),
              icon: <IconPlus size={16} aria-hidden />,
              onSelect: () => onOpen({ dialog: 'new-type', skill: id }),
            },
            {
              label: t('do.rename'),
              icon: <IconPencil size={16} aria-hidden />,
              onSelect: () => onOpen({ dialog: 'name', part }),
            },
            {
              label: t('do.arrangeTypes'),
              icon: <IconArrowsSort size={16} aria-hidden />,
              isDisabled: types.length < 2,
              onSelect: () => onOpen({ dialog: 'arrange', target: { kind: 'type', parent: id } }),
            },
            {
              label: t('do.putBack'),
              icon: <IconArrowBackUp size={16} aria-hidden />,
              isDisabled: !isRenamed(skill),
              onSelect: () => onOpen({ dialog: 'put-back', ...part }),
            },
          ]}
        />
      </td>
    </tr>
  );
}
