import type { AdminSection, AdminType } from '@bac/contract/bank/structure.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { skillsIn } from '../find-part.ts';
import { useStructureChange } from '../use-structure-change.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface Props {
  type: AdminType;
  skill: Skill;
  sections: readonly AdminSection[];
  onClose: () => void;
}

/** Moves the questions of a type to another type of the same skill and deletes it. */
export function MergeDialog({ type, skill, sections, onClose }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const others = (skillsIn(sections).find(({ id }) => id === skill)?.types ?? []).filter(
    ({ id }) => id !== type.id,
  );
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const { isBusy, error, change } = useStructureChange();
  const into = others.find(({ id }) => id === chosen) ?? others[0];

  async function merge(): Promise<void> {
    if (!into) return;
    const params = { type: type.id };
    const body = { revision: type.revision, into: into.id };
    const isDone = await change(() =>
      call('POST /admin/structure/types/:type/merge', { params, body, quiet: true }),
    );
    if (!isDone) return;
    void showToast('success', t('merge.done'));
    onClose();
  }

  return (
    <ChangeDialog
      title={t('merge.title', { name: type.name[language] })}
      saveLabel={t('merge.confirm', { name: into?.name[language] ?? '' })}
      isBusy={isBusy}
      isDisabled={!into}
      error={error}
      onSave={() => void merge()}
      onClose={onClose}
    >
      <p className={form.text}>{t('merge.text', { count: type.total })}</p>
      <NativeSelect
        label={t('merge.into')}
        rightSection={<IconChevronDown size={18} aria-hidden />}
        data={others.map(({ id, name }) => ({ value: id, label: name[language] }))}
        value={into?.id ?? ''}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </ChangeDialog>
  );
}
