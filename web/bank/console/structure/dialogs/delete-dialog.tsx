import type { AdminSection, AdminType } from '@bac/contract/bank/structure.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { skillsIn } from '../find-part.ts';
import { useStructureChange } from '../use-structure-change.ts';

interface Props {
  type: AdminType;
  skill: Skill;
  sections: readonly AdminSection[];
  onMerge: () => void;
  onClose: () => void;
}

/** Deletes a question type. A type that is in use can only be merged. */
export function DeleteDialog(props: Props) {
  const { type, onClose } = props;
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const { isBusy, error, change } = useStructureChange();
  if (type.total > 0) return <InUse {...props} />;

  async function remove(): Promise<void> {
    const params = { kind: 'type' as const, id: type.id };
    const query = { revision: type.revision };
    const isDone = await change(() =>
      call('DELETE /admin/structure/:kind/:id', { params, query, quiet: true }),
    );
    if (!isDone) return;
    void showToast('success', t('delete.done'));
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('delete.title', { name: type.name[language] })}
      confirmLabel={t('delete.confirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{t('delete.text')}</p>
      <FieldError id="delete-error">{error}</FieldError>
    </ConfirmDialog>
  );
}

function InUse({ type, skill, sections, onMerge, onClose }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const types = skillsIn(sections).find(({ id }) => id === skill)?.types ?? [];
  const canMerge = types.length > 1;
  useFocusReturn();
  return (
    <Dialog title={t('delete.usedTitle', { name: type.name[language] })} onClose={onClose}>
      <div className={form.fields}>
        <p>{t('delete.used', { count: type.total })}</p>
        <p className={form.text}>{t(canMerge ? 'delete.canMerge' : 'delete.noOther')}</p>
      </div>
      {canMerge && (
        <div className={form.buttons}>
          <Button onClick={onMerge} data-autofocus>
            {t('delete.merge')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
