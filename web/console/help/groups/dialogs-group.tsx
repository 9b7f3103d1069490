import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { CatalogGroup } from '../catalog-group.tsx';
import { Sample } from '../sample.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
}));

type Open = 'leave' | 'delete' | undefined;

export function DialogsGroup() {
  const { t } = useTranslation('console/help');
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const confirm = (): void => {
    close();
    void showToast('success', t('dialogs.done'));
  };
  return (
    <CatalogGroup name="dialogs">
      <Sample source="confirm-dialog.tsx, toast.ts">
        <Row gap={12}>
          <Button variant="default" onClick={() => setOpen('leave')}>
            {t('dialogs.open')}
          </Button>
          <Button variant="outline" color="lotus" onClick={() => setOpen('delete')}>
            {t('dialogs.openDanger')}
          </Button>
        </Row>
      </Sample>
      <Suspense fallback={null}>
        {open === 'leave' && (
          <ConfirmDialog
            title={t('dialogs.title')}
            confirmLabel={t('dialogs.confirm')}
            onConfirm={confirm}
            onCancel={close}
          >
            {t('dialogs.text')}
          </ConfirmDialog>
        )}
        {open === 'delete' && (
          <ConfirmDialog
            title={t('dialogs.dangerTitle')}
            confirmLabel={t('dialogs.dangerConfirm')}
            isDanger
            onConfirm={confirm}
            onCancel={close}
          >
            {t('dialogs.dangerText')}
          </ConfirmDialog>
        )}
      </Suspense>
    </CatalogGroup>
  );
}
