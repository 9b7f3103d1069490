import type { Child, ConsentState } from '@bac/contract/following/family.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import { useUser } from '../../../api/auth-state.ts';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './child.module.css';

interface Props {
  student: Child['student'];
  consent: NonNullable<ConsentState['record']>;
}

/** Who agreed and when. Only the guardian who agreed can withdraw the consent. */
export function ConsentLine({ student, consent }: Props) {
  const { t } = useTranslation('following/family');
  const format = useFormat();
  const user = useUser();
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, run } = useAction();

  const withdraw = (): void =>
    void run(async () => {
      const params = { student: student.id };
      await call('PUT /family/children/:student/consent', { params, body: { consent: null } });
      void showToast('success', t('consent.withdrawn'));
      invalidate('GET /family', 'GET /family/children');
      setConfirming(false);
    });

  return (
    <Muted className={classes.consent}>
      {t('consent.childGiven', { by: consent.guardian, date: format.date(consent.at) })}{' '}
      {user?.fullName === consent.guardian && (
        <PlainButton className={classes.withdraw ?? ''} onClick={() => setConfirming(true)}>
          {t('consent.withdraw')}
        </PlainButton>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={t('consent.withdrawTitle')}
          confirmLabel={t('consent.withdrawNow')}
          isDanger
          isBusy={isBusy}
          onConfirm={withdraw}
          onCancel={() => setConfirming(false)}
        >
          {t('consent.withdrawText', { name: student.name })}
        </ConfirmDialog>
      )}
    </Muted>
  );
}
