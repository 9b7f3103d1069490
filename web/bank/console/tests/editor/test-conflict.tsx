import type { FormDraftModule, WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { formatMoment } from '../../../../ui/format/home-time.ts';
import { ConflictDialog } from '../../../../ui/data/versions/conflict-dialog.tsx';
import classes from '../tests.module.css';
import { differingPlaces } from './differing-places.ts';
import { useModuleWords } from './use-module-words.ts';
import type { TestEditor } from './use-test.ts';

interface Props {
  editor: TestEditor;
  theirs: WholeTest;
  mine: { name: LocalText; modules: readonly FormDraftModule[] } | undefined;
}

const mostShown = 12;

/** Somebody else has saved the test that is being changed here. */
export function TestConflict({ editor, theirs, mine }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const moduleWords = useModuleWords();
  const places = mine ? differingPlaces(mine.modules, theirs.modules) : [];
  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t('conflict.text', {
        who: theirs.updatedBy ?? t('conflict.somebody'),
        when: formatMoment(theirs.updatedAt, language),
      })}
      legend={t('conflict.legend')}
      takeLabel={t('conflict.take')}
      onTake={() => editor.takeTheirs(theirs)}
      keep={
        mine && theirs.state === 'draft'
          ? { label: t('conflict.keep'), onKeep: () => void editor.keepMine(mine, theirs) }
          : undefined
      }
      onClose={editor.forgetConflict}
    >
      <Stack as="ul" gap={4} className={classes.differences}>
        {places.slice(0, mostShown).map(({ module, slot, before, after }) => (
          <li key={`${module} ${slot}`}>
            {moduleWords(theirs.modules[module]!)}, {slot + 1}: <s>{before ?? t('slot.hole')}</s>{' '}
            <strong>{after ?? t('slot.hole')}</strong>
          </li>
        ))}
        {places.length > mostShown && (
          <li>{t('conflict.more', { count: places.length - mostShown })}</li>
        )}
        {places.length === 0 && <li>{t('conflict.same')}</li>}
      </Stack>
    </ConflictDialog>
  );
}
