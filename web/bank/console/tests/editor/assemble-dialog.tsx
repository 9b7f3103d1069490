import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../../ui/forms/choice-cards.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { newSeed } from '../new-seed.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import type { TestEditor } from './use-test.ts';

interface Props {
  editor: TestEditor;
  onClose: () => void;
}

/** Assembles the test by its blueprint: every place again, or only the empty ones. */
export function AssembleDialog({ editor, onClose }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const { test } = editor;
  const isEmpty = test.items.length === 0;
  const [scope, setScope] = useState<'holes' | 'all'>(
    test.emptySlots > 0 && !isEmpty ? 'holes' : 'all',
  );
  const [source, setSource] = useState<'least' | 'unused'>('least');
  useFocusReturn();

  async function assemble(): Promise<void> {
    await editor.assemble({
      seed: newSeed(),
      maxForms: source === 'unused' ? 0 : null,
      isFillOnly: scope === 'holes',
    });
    onClose();
  }

  return (
    <Dialog title={t('assemble.title')} size={520} isBusy={editor.isBusy} onClose={onClose}>
      <div className={form.fields}>
        {!isEmpty && (
          <ChoiceCards
            legend={t('assemble.scope')}
            name="scope"
            choices={[
              {
                value: 'holes',
                label: t('assemble.holes', { count: test.emptySlots }),
                description: t('assemble.holesNote'),
              },
              { value: 'all', label: t('assemble.all'), description: t('assemble.allNote') },
            ]}
            value={scope}
            onChange={setScope}
          />
        )}
        <ChoiceCards
          legend={t('assemble.source')}
          name="source"
          choices={(['least', 'unused'] as const).map((value) => ({
            value,
            label: t(`way.${value}`),
            description: t(`way.${value}Note`),
          }))}
          value={source}
          onChange={setSource}
        />
      </div>
      <div className={form.buttons}>
        <Button
          loading={editor.isBusy}
          disabled={scope === 'holes' && test.emptySlots === 0}
          onClick={() => void assemble()}
        >
          {t(scope === 'holes' ? 'assemble.doHoles' : 'assemble.doAll')}
        </Button>
      </div>
    </Dialog>
  );
}
