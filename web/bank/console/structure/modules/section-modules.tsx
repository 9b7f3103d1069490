import type { AdminSection } from '@bac/contract/bank/structure.ts';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { LeaveGuard } from '../../../../api/leave-guard.tsx';
import { Grid, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { SectionTitle } from '../../../../ui/layout/section-title.tsx';
import { RowMenu } from '../../../../ui/data/table/menus/row-menu.tsx';
import { isRenamed } from '../find-part.ts';
import type { OpenDialog } from '../dialog-state.ts';
import classes from '../structure.module.css';
import { ModuleCard } from './module-card.tsx';

interface Props {
  section: AdminSection;
  onOpen: OpenDialog;
}

/** The name of a section and its two modules. */
export function SectionModules({ section, onOpen }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const trackUnsaved = useCallback(
    (module: string, isUnsaved: boolean): void =>
      setUnsaved((before) => [
        ...before.filter((other) => other !== module),
        ...(isUnsaved ? [module] : []),
      ]),
    [],
  );
  const { id } = section;
  const part = { kind: 'section' as const, id };
  return (
    <Stack as="section" gap={12} aria-labelledby="structure-section">
      <SectionTitle
        id="structure-section"
        title={section.name[language]}
        note={isRenamed(section) && t('usually', { name: section.usualName[language] })}
        actions={
          <RowMenu
            name={section.name[language]}
            entries={[
              {
                label: t('do.rename'),
                icon: <IconPencil size={16} aria-hidden />,
                onSelect: () => onOpen({ dialog: 'name', part }),
              },
              {
                label: t('do.putBack'),
                icon: <IconArrowBackUp size={16} aria-hidden />,
                isDisabled: !isRenamed(section),
                onSelect: () => onOpen({ dialog: 'put-back', ...part }),
              },
            ]}
          />
        }
      />
      <Grid minWidth={420} className={classes.modules}>
        {section.modules.map((module) => (
          <ModuleCard
            key={module.id}
            module={module}
            section={section}
            onOpen={onOpen}
            onUnsaved={trackUnsaved}
          />
        ))}
      </Grid>
      <LeaveGuard
        isDirty={unsaved.length > 0}
        hasTabsInSearch
        title={t('leave.title')}
        text={t('leave.text')}
        confirmLabel={t('leave.confirm')}
      />
    </Stack>
  );
}
