import type { FormDraftModule, WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { formatMoment } from '../../../../ui/format/home-time.ts';
import { ConflictDialog } from '../../../../ui/data/versions/conflict-dialog.tsx';
import classes from '../tests.module.css';
import { differingPlaces } from './differing-places.ts';
import { useModuleName } from './use-module-name.ts';
import type { TestEditor } from './use-test.ts';

interface Props {
  editor: TestEditor;
  latest: WholeTest;
  unsaved: { name: LocalText; modules: readonly FormDraftModule[] } | undefined;
}

const maxRows = 12;

/** Shown when somebody else saved the test while it was changed here. */
export function TestConflict({ editor, latest, unsaved }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const moduleName = useModuleName();
  const places = unsaved ? differingPlaces(unsaved.modules, latest.modules) : [];
  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t('conflict.text', {
        who: latest.updatedBy ?? t('conflict.somebody'),
        when: formatMoment(latest.updatedAt, language),
      })}
      legend={t('conflict.legend')}
      takeLabel={t('conflict.take')}
      onTake={() => editor.takeLatest(latest)}
      keep={
        unsaved && latest.state === 'draft'
          ? { label: t('conflict.keep'), onKeep: () => void editor.overwrite(unsaved, latest) }
          : undefined
      }
      onClose={editor.dismissConflict}
    >
      <Stack as="ul" gap={4} className={classes.differences}>
        {places.slice(0, maxRows).map(({ module, slot, before, after }) => (
          <li key={`${module} ${slot}`}>
            {moduleName(latest.modules[module]!)}, {slot + 1}: <s>{before ?? t('slot.hole')}</s>{' '}
            <strong>{after ?? t('slot.hole')}</strong>
          </li>
        ))}
        {places.length > maxRows && (
          <li>{t('conflict.more', { count: places.length - maxRows })}</li>
        )}
        {places.length === 0 && <li>{t('conflict.same')}</li>}
      </Stack>
    </ConflictDialog>
  );
}
