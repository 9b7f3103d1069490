import type { AdminModule } from '@bac/contract/bank/structure.ts';
import { moduleBlueprint, sectionOfModule } from '@bac/exam/blueprint/distribution.ts';
import { sections } from '@bac/exam/item/section.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useStructureChange } from '../use-structure-change.ts';
import { NameFields, hasBothLanguages } from './name-fields.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { DirectionsFields } from './directions-fields.tsx';
import classes from './dialogs.module.css';

interface Props {
  module: AdminModule;
  onClose: () => void;
}

const emptyText = { en: '', vi: '' };

/** The name of a module and the directions that students read in it. */
export function ModuleDialog({ module, onClose }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const [name, setName] = useState(module.name);
  const [instruction, setInstruction] = useState(module.instruction ?? emptyText);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, error, change } = useStructureChange();
  const section = sectionOfModule(module.id);
  const { part } = moduleBlueprint(module.id);
  const isOwn = instruction.en.trim() !== '' || instruction.vi.trim() !== '';

  async function save(): Promise<void> {
    setChecked(true);
    if (!hasBothLanguages(name) || (isOwn && !hasBothLanguages(instruction))) return;
    const params = { kind: 'module' as const, id: module.id };
    const { revision } = module;
    const body = { revision, name, instruction: isOwn ? instruction : null };
    const isDone = await change(() =>
      call('PUT /admin/structure/:kind/:id', { params, body, quiet: true }),
    );
    if (!isDone) return;
    void showToast('success', t('saved'));
    onClose();
  }

  return (
    <ChangeDialog
      title={t('moduleDialog.title', { part, name: module.usualName[language] })}
      size={860}
      saveLabel={t('moduleDialog.save')}
      isBusy={isBusy}
      error={error}
      onSave={() => void save()}
      onClose={onClose}
    >
      <NameFields name={name} isChecked={isChecked} onChange={setName} />
      <p className={form.text}>
        {t('moduleDialog.reads')}{' '}
        <strong className={classes.heading}>
          {t('moduleDialog.heading', {
            section: sections.indexOf(section) + 1,
            part,
            name: name[language],
          })}
        </strong>
      </p>
      <DirectionsFields
        section={section}
        instruction={instruction}
        isChecked={isChecked && isOwn}
        onChange={setInstruction}
      />
    </ChangeDialog>
  );
}
