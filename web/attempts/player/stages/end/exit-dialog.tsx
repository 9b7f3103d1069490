import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';

interface Props {
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The only way to abandon an attempt. Closing the page never does, and the dialog says so. */
export function ExitDialog({ isOpen, onConfirm, onClose }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      title={t('exitDialog.title')}
      confirmLabel={t('exitDialog.confirm')}
      cancelLabel={t('keepWorking')}
      isDanger
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>{t('exitDialog.text')}</p>
      <p>{t('exitDialog.instead')}</p>
    </ConfirmDialog>
  );
}
