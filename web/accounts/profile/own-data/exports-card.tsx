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

const lookAgainMilliseconds = 3000;

export function ExportsCard({ exports }: { exports: DataExport[] }) {
  const { t } = useTranslation('accounts/profile/own-data');
  const [isAsking, setAsking] = useState(false);
  const isWaiting = exports.some(({ state }) => state === 'waiting');

  // A file takes seconds: whoever waits for it sees it come.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => invalidate('GET /id/data-exports'), lookAgainMilliseconds);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return (
    <Card title={t('exports.title')}>
      <p className={shared.intro}>{t('exports.intro')}</p>
      <Button onClick={() => setAsking(true)}>{t('exports.ask')}</Button>
      {exports.length > 0 && (
        <ul className={shared.lines} data-below aria-label={t('exports.list')}>
          {exports.map((one) => (
            <ExportRow key={one.id} asked={one} />
          ))}
        </ul>
      )}
      {isAsking && <AskForExport onClose={() => setAsking(false)} />}
    </Card>
  );
}

function AskForExport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts/profile/own-data');
  const action = useAction();
  // Kept over tries: what a broken connection had carried through is not asked for twice.
  const [id] = useState(() => crypto.randomUUID());
  useFocusReturn();

  const ask = (password: string): Promise<boolean> =>
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
        onSend={(password) => void ask(password)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
