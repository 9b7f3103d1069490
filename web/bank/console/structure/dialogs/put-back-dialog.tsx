import type { StructureKind } from '@bac/contract/bank/structure.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useStructureChange } from '../use-structure-change.ts';

interface Props {
  kind: StructureKind;
  part: { id: string; name: LocalText; usualName?: LocalText; revision: number };
  onClose: () => void;
}

/** Puts a part back to its usual name, shown before it is confirmed. */
export function PutBackDialog({ kind, part, onClose }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const { isBusy, error, change } = useStructureChange();
  const usual = (part.usualName ?? part.name)[language];

  async function putBack(): Promise<void> {
    const params = { kind, id: part.id };
    const query = { revision: part.revision };
    const isDone = await change(() =>
      call('DELETE /admin/structure/:kind/:id', { params, query, quiet: true }),
    );
    if (!isDone) return;
    void showToast('success', t('putBack.done'));
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('putBack.title', { name: part.name[language] })}
      confirmLabel={t('putBack.confirm')}
      isBusy={isBusy}
      onConfirm={() => void putBack()}
      onCancel={onClose}
    >
      <p>{t(kind === 'module' ? 'putBack.module' : 'putBack.text', { name: usual })}</p>
      <FieldError id="put-back-error">{error}</FieldError>
    </ConfirmDialog>
  );
}
