import type { Threshold } from '@bac/contract/results/admission.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';

interface Props {
  threshold: Threshold;
  onClose: (hasChanged: boolean) => void;
}

export function RemoveDialog({ threshold: { id, university }, onClose }: Props) {
  const { t } = useTranslation('site/console/system-settings');
  const [language] = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const name = university[language];

  async function remove(): Promise<void> {
    setBusy(true);
    // A failure is told by a toast; somebody else may have taken it off before us.
    const isDone = await call('DELETE /admin/thresholds/:threshold', { params: { threshold: id } })
      .then(() => true)
      .catch(() => false);
    if (isDone) void showToast('success', t('thresholds.removed', { university: name }));
    onClose(true);
  }

  return (
    <ConfirmDialog
      title={t('thresholds.removeTitle', { university: name })}
      confirmLabel={t('thresholds.removeConfirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={() => onClose(false)}
    >
      {t('thresholds.removeText')}
    </ConfirmDialog>
  );
}
