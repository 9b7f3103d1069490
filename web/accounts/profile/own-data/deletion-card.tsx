import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/auth-state.ts';
import { call } from '../../../api/client.ts';
import { refreshUser } from '../../../api/refresh-user.ts';
import { useAction } from '../../../api/use-action.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { PasswordForm } from '../security/password-form.tsx';
import shared from '../profile.module.css';
import classes from './own-data.module.css';
import { useKeepAccount } from './use-keep-account.ts';

const waitMilliseconds = 14 * 24 * 60 * 60 * 1000;

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts/profile/own-data');
  const { date } = useFormat();
  const action = useAction();
  const [expectedAt] = useState(() => Date.now() + waitMilliseconds);
  useFocusReturn();

  const requestDeletion = (password: string): Promise<boolean> =>
    action.run(async () => {
      const { at } = await call('POST /id/deletion', { body: { password }, quiet: true });
      if (!at) return;
      await refreshUser();
      void showToast('success', t('deletion.asked', { date: date(at) }));
      onClose();
    });

  return (
    <Dialog title={t('deletion.dialogTitle')} isBusy={action.isBusy} onClose={onClose}>
      <PasswordForm
        text={t('deletion.dialogText', { date: date(expectedAt) })}
        confirmLabel={t('deletion.confirm', { date: date(expectedAt) })}
        isDanger
        action={action}
        onSend={(password) => void requestDeletion(password)}
        onCancel={onClose}
      />
    </Dialog>
  );
}

/** Lists exactly what is deleted and what stays, before it asks for the password. */
export function DeletionCard() {
  const { t } = useTranslation('accounts/profile/own-data');
  const { date, time } = useFormat();
  const deletesAt = useUser()?.deletesAt;
  const { isBusy, keep } = useKeepAccount();
  const [isAsking, setAsking] = useState(false);
  const listOf = (name: 'goes' | 'stays') => t(`deletion.${name}`, { returnObjects: true });

  return (
    <Card title={t('deletion.title')}>
      <p className={shared.intro}>
        {deletesAt
          ? t('deletion.waiting', { date: date(deletesAt), time: time(deletesAt) })
          : t('deletion.intro')}
      </p>
      {(['goes', 'stays'] as const).map((name) => (
        <div key={name} className={classes.what}>
          <h4>{t(`deletion.${name}Title`)}</h4>
          <ul>
            {listOf(name).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      {deletesAt ? (
        <Button loading={isBusy} onClick={() => void keep()}>
          {t('deletion.keep')}
        </Button>
      ) : (
        <Button variant="outline" color="lotus" onClick={() => setAsking(true)}>
          {t('deletion.ask')}
        </Button>
      )}
      {isAsking && <DeletionDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
