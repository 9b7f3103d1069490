import type { AdminSection, StructureKind } from '@bac/contract/bank/structure.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useStructureChange } from '../use-structure-change.ts';
import { NameFields, hasBothLanguages } from './name-fields.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { SkillSelect } from './skill-select.tsx';

interface Props {
  target: { kind: StructureKind; id: string; skill?: Skill };
  /** The latest state, including changes by somebody else. */
  part: { name: LocalText; usualName?: LocalText; revision: number };
  sections: readonly AdminSection[];
  onClose: () => void;
}

/** Renames a section, domain, skill or question type; a question type can also move to another skill. */
export function NameDialog({ target, part, sections, onClose }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const [name, setName] = useState(part.name);
  const [skill, setSkill] = useState(target.skill);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, error, change } = useStructureChange();
  const { kind, id } = target;

  async function save(): Promise<void> {
    setChecked(true);
    if (!hasBothLanguages(name)) return;
    const body = { revision: part.revision, name, ...(skill && { skill }) };
    const params = { kind, id };
    const isDone = await change(() =>
      call('PUT /admin/structure/:kind/:id', { params, body, quiet: true }),
    );
    if (!isDone) return;
    void showToast('success', t('saved'));
    onClose();
  }

  return (
    <ChangeDialog
      title={t('name.title', { name: part.name[language] })}
      saveLabel={t('name.save')}
      isBusy={isBusy}
      error={error}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p className={form.text}>{t(`name.lead.${kind === 'type' ? 'type' : 'part'}`)}</p>
      <NameFields name={name} isChecked={isChecked} onChange={setName} />
      {part.usualName && (
        <p className={form.text}>
          {t('name.usual', { en: part.usualName.en, vi: part.usualName.vi })}
        </p>
      )}
      {skill && <SkillSelect sections={sections} skill={skill} onChange={setSkill} />}
    </ChangeDialog>
  );
}
