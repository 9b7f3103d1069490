import type { FamilySide } from '@bac/contract/following/family.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ignoreNotFound } from '../../ignore-not-found.ts';

interface Props {
  link: string;
  /** The name of the other person. */
  name: string;
  /** The side of the reader. */
  side: FamilySide;
}

/** Ends a link after a confirmation; from then on the parent sees nothing. */
export function EndLink({ link, name, side }: Props) {
  const { t } = useTranslation('following/family');
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, run } = useAction();

  const end = (): void =>
    void run(async () => {
      await ignoreNotFound(call('DELETE /family/links/:link', { params: { link }, quiet: true }));
      setConfirming(false);
      void showToast('success', t('end.done', { name }));
      invalidate('GET /family', 'GET /family/children', 'GET /sharing');
    });

  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={t('end.buttonOf', { name })}
        onClick={() => setConfirming(true)}
      >
        {t('end.button')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('end.title', { name })}
          confirmLabel={t('end.button')}
          isDanger
          isBusy={isBusy}
          onConfirm={end}
          onCancel={() => setConfirming(false)}
        >
          {t(`end.${side}Text`, { name })}
        </ConfirmDialog>
      )}
    </>
  );
}
