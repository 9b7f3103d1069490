import type { Section } from '@bac/exam/item/section.ts';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { ModuleColumn } from './module-column.tsx';
import classes from './modules.module.css';
import type { Place } from './places.ts';
import type { TestEditor } from './use-test.ts';

interface Props {
  editor: TestEditor;
  section: Section;
  onChoose: (place: Place) => void;
}

/** The questions of a section, its modules side by side. */
export function ModulesCard({ editor, section, onChoose }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const { test } = editor;
  const isDraft = test.state === 'draft';
  return (
    <Card title={t('modules.title')} titleLevel={2}>
      <Grid minWidth={215}>
        {test.modules.map((module, index) =>
          module.section === section ? (
            <ModuleColumn
              key={`${module.part} ${module.route}`}
              editor={editor}
              index={index}
              onChoose={onChoose}
            />
          ) : null,
        )}
      </Grid>
      {isDraft && (
        <p className={classes.hint}>
          {(['pretest', 'swap', 'move', 'remove'] as const).map((key) => (
            <span key={key}>
              <kbd>{t(`modules.key.${key}`)}</kbd> {t(`modules.does.${key}`)}
            </span>
          ))}
        </p>
      )}
    </Card>
  );
}
