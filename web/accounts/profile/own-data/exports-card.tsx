import type { DataExport } from '@bac/contract/accounts/own-data.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { PasswordForm } from '../security/password-form.tsx';
import { ExportRow } from './export-row.tsx';
import shared from '../profile.module.css';

const pollMilliseconds = 3000;

export function ExportsCard({ exports }: { exports: DataExport[] }) {
  const { t } = useTranslation('accounts/profile/own-data');
  const [isAsking, setAsking] = useState(false);
  const isWaiting = exports.some(({ state }) => state === 'waiting');

  // A file takes seconds, so this polls until it is ready.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => invalidate('GET /id/data-exports'), pollMilliseconds);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return (
    <Card title={t('exports.title')}>
      <p className={shared.intro}>{t('exports.intro')}</p>
      <Button onClick={() => setAsking(true)}>{t('exports.ask')}</Button>
      {exports.length > 0 && (
        <ul className={shared.lines} data-below aria-label={t('exports.list')}>
          {exports.map((dataExport) => (
            <ExportRow key={dataExport.id} dataExport={dataExport} />
          ))}
        </ul>
      )}
      {isAsking && <ExportDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts/profile/own-data');
  const action = useAction();
  // The same id for every retry, so that a request whose reply got lost is not made twice.
  const [id] = useState(() => crypto.randomUUID());
  useFocusReturn();

  const requestExport = (password: string): Promise<boolean> =>
    action.run(async () => {
      await call('POST /id/data-exports', { body: { id, password }, quiet: true });
      void showToast('success', t('exports.asked'));
      invalidate('GET /id/data-exports');
      onClose();
    });

  return (
    <Dialog title={t('exports.dialogTitle')} isBusy={action.isBusy} onClose={onClose}>
      <PasswordForm
        text={t('exports.dialogText')}
        confirmLabel={t('exports.ask')}
        action={action}
        onSend={(password) => void requestExport(password)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
