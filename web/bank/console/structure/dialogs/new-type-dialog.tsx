import type { AdminSection } from '@bac/contract/bank/structure.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { oneTimeId } from '../../../../api/one-time-id.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useStructureChange } from '../use-structure-change.ts';
import { NameFields, hasBothLanguages } from './name-fields.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { SkillSelect } from './skill-select.tsx';
import { typeId } from './type-id.ts';

interface Props {
  skill: Skill;
  sections: readonly AdminSection[];
  onClose: () => void;
}

export function NewTypeDialog({ skill: chosen, sections, onClose }: Props) {
  const { t } = useTranslation('bank/console/structure');
  // Every try sends the same id, so that a retry does not create a second type.
  const [randomId] = useState(oneTimeId);
  const [name, setName] = useState({ en: '', vi: '' });
  const [skill, setSkill] = useState(chosen);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, error, change } = useStructureChange();

  async function create(): Promise<void> {
    setChecked(true);
    if (!hasBothLanguages(name)) return;
    const body = { id: typeId(name.en, randomId), skill, name };
    const isDone = await change(() => call('POST /admin/structure/types', { body, quiet: true }));
    if (!isDone) return;
    void showToast('success', t('newType.done'));
    onClose();
  }

  return (
    <ChangeDialog
      title={t('newType.title')}
      saveLabel={t('newType.save')}
      isBusy={isBusy}
      error={error}
      onSave={() => void create()}
      onClose={onClose}
    >
      <p className={form.text}>{t('name.lead.type')}</p>
      <NameFields name={name} isChecked={isChecked} onChange={setName} />
      <SkillSelect sections={sections} skill={skill} onChange={setSkill} />
    </ChangeDialog>
  );
}
