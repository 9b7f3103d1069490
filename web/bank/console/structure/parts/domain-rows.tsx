import type { AdminDomain } from '@bac/contract/bank/structure.ts';
import { IconArrowBackUp, IconArrowsSort, IconPencil } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { RowMenu } from '../../../../ui/data/table/menus/row-menu.tsx';
import { isRenamed } from '../find-part.ts';
import type { OpenDialog } from '../dialog-state.ts';
import { PartName } from './part-name.tsx';
import classes from './parts.module.css';
import { SkillRow } from './skill-row.tsx';
import { TypeRow } from './type-row.tsx';
import { useCells } from './use-cells.tsx';

interface Props {
  domain: AdminDomain;
  onOpen: OpenDialog;
}

export function DomainRows({ domain, onOpen }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const cells = useCells();
  const { id, skills } = domain;
  const part = { kind: 'domain' as const, id };
  return (
    <tbody>
      <tr className={classes.domain}>
        <th scope="row">
          <PartName part={domain} />
        </th>
        {cells(domain, `domain=${id}`)}
        <td className={classes.menu}>
          <RowMenu
            name={domain.name[language]}
            entries={[
              {
                label: t('do.rename'),
                icon: <IconPencil size={16} aria-hidden />,
                onSelect: () => onOpen({ dialog: 'name', part }),
              },
              {
                label: t('do.arrangeSkills'),
                icon: <IconArrowsSort size={16} aria-hidden />,
                isDisabled: skills.length < 2,
                onSelect: () =>
                  onOpen({ dialog: 'arrange', target: { kind: 'skill', parent: id } }),
              },
              {
                label: t('do.putBack'),
                icon: <IconArrowBackUp size={16} aria-hidden />,
                isDisabled: !isRenamed(domain),
                onSelect: () => onOpen({ dialog: 'put-back', ...part }),
              },
            ]}
          />
        </td>
      </tr>
      {skills.map((skill) => (
        <Fragment key={skill.id}>
          <SkillRow skill={skill} onOpen={onOpen} />
          {skill.types.map((type) => (
            <TypeRow key={type.id} type={type} skill={skill} onOpen={onOpen} />
          ))}
        </Fragment>
      ))}
    </tbody>
  );
}
