import type { FamilySide } from '@bac/contract/following/family.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';

interface Props {
  link: string;
  /** Of the other. */
  name: string;
  /** What the reader is. */
  side: FamilySide;
  onEnded: () => void;
}

/** Ends a link after one question; from then on nothing is seen. */
export function EndLink({ link, name, side, onEnded }: Props) {
  const { t } = useTranslation('following/family');
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function end(): Promise<void> {
    setBusy(true);
    try {
      await call('DELETE /family/links/:link', { params: { link }, quiet: true });
    } catch (error) {
      // The other was quicker: that is what was wanted.
      if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) {
        setBusy(false);
        void showToast('error', (error as Error).message);
        return;
      }
    }
    setAsking(false);
    void showToast('success', t('end.done', { name }));
    onEnded();
  }

  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={t('end.buttonOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('end.button')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('end.title', { name })}
          confirmLabel={t('end.button')}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void end()}
          onCancel={() => setAsking(false)}
        >
          {t(`end.${side}Text`, { name })}
        </ConfirmDialog>
      )}
    </>
  );
}
