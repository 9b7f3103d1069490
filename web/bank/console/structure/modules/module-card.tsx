import type { AdminModule, AdminSection } from '@bac/contract/bank/structure.ts';
import { moduleBlueprint, scoredCount } from '@bac/exam/blueprint/distribution.ts';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Muted, Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { TextButton } from '../../text-button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { RowMenu } from '../../../../ui/data/table/menus/row-menu.tsx';
import { isRenamed } from '../find-part.ts';
import type { OpenDialog } from '../dialog-state.ts';
import { DistributionEditor } from './distribution-editor.tsx';
import classes from './modules.module.css';

interface Props {
  module: AdminModule;
  section: AdminSection;
  onOpen: OpenDialog;
  onUnsaved: (module: string, isUnsaved: boolean) => void;
}

export function ModuleCard({ module, section, onOpen, onUnsaved }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const blueprint = moduleBlueprint(module.id);
  const { part, questions, minutes } = blueprint;
  const { instruction, distribution } = module;
  const isChanged = isRenamed(module) || instruction !== null || distribution !== null;
  const heading = t('module.heading', { part, name: module.name[language] });
  return (
    <Card
      title={
        <Row as="span" gap={10} className={classes.title}>
          {heading} {isChanged && <Chip tone="indigo">{t('module.changed')}</Chip>}
        </Row>
      }
      actions={
        <RowMenu
          name={heading}
          entries={[
            {
              label: t('module.edit'),
              icon: <IconPencil size={16} aria-hidden />,
              onSelect: () => onOpen({ dialog: 'module', id: module.id }),
            },
            {
              label: t('do.putBack'),
              icon: <IconArrowBackUp size={16} aria-hidden />,
              isDisabled: !isChanged,
              onSelect: () => onOpen({ dialog: 'put-back', kind: 'module', id: module.id }),
            },
          ]}
        />
      }
    >
      <Muted size="sm" className={classes.facts}>
        {t('module.facts', { questions, scored: scoredCount(blueprint), minutes })}{' '}
        {t('module.forms', { count: module.forms })}
      </Muted>
      <Row isOneLine align="start" justify="between" gap={12} className={classes.directions}>
        <div>
          <h4 className={classes.label}>{t('module.directions')}</h4>
          <p className={classes.instruction} data-usual={instruction === null || undefined}>
            {instruction ? instruction[language] : t('module.usualDirections')}
          </p>
        </div>
        <TextButton
          aria-haspopup="dialog"
          onClick={() => onOpen({ dialog: 'module', id: module.id })}
        >
          {t('module.editShort')}
        </TextButton>
      </Row>
      <DistributionEditor
        // Remounts the editor only when somebody else's numbers are saved, not on every reload.
        key={`${module.id} ${JSON.stringify(distribution)}`}
        module={module}
        section={section}
        onUnsaved={onUnsaved}
      />
    </Card>
  );
}
