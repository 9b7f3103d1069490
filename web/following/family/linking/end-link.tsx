import type { FamilySide } from '@bac/contract/following/family.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { orGone } from '../../or-gone.ts';

interface Props {
  link: string;
  /** Of the other. */
  name: string;
  /** What the reader is. */
  side: FamilySide;
}

/** Ends a link after one question; from then on nothing is seen. */
export function EndLink({ link, name, side }: Props) {
  const { t } = useTranslation('following/family');
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAction();

  const end = (): void =>
    void run(async () => {
      await orGone(call('DELETE /family/links/:link', { params: { link }, quiet: true }));
      setAsking(false);
      void showToast('success', t('end.done', { name }));
      invalidate('GET /family', 'GET /family/children', 'GET /sharing');
    });

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
          onConfirm={end}
          onCancel={() => setAsking(false)}
        >
          {t(`end.${side}Text`, { name })}
        </ConfirmDialog>
      )}
    </>
  );
}
