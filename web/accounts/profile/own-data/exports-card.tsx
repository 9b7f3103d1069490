import type { DataExport } from '@bac/contract/accounts/own-data.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { PasswordForm } from '../security/password-form.tsx';
import { useSending } from '../security/use-sending.ts';
import { ExportRow } from './export-row.tsx';
import classes from './own-data.module.css';

interface Props {
  exports: DataExport[];
  onChange: () => void;
}

const lookAgainMilliseconds = 3000;

export function ExportsCard({ exports, onChange }: Props) {
  const { t } = useTranslation('accounts/profile/own-data');
  const [isAsking, setAsking] = useState(false);
  const isWaiting = exports.some(({ state }) => state === 'waiting');

  // A file takes seconds: whoever waits for it sees it come.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(onChange, lookAgainMilliseconds);
    return () => clearInterval(timer);
  }, [isWaiting, onChange]);

  return (
    <Card title={t('exports.title')}>
      <p className={classes.intro}>{t('exports.intro')}</p>
      <Button onClick={() => setAsking(true)}>{t('exports.ask')}</Button>
      {exports.length > 0 && (
        <ul className={classes.exports} aria-label={t('exports.list')}>
          {exports.map((one) => (
            <ExportRow key={one.id} asked={one} onGone={onChange} />
          ))}
        </ul>
      )}
      {isAsking && <AskForExport onAsked={onChange} onClose={() => setAsking(false)} />}
    </Card>
  );
}

interface AskForExportProps {
  onAsked: () => void;
  onClose: () => void;
}

function AskForExport({ onAsked, onClose }: AskForExportProps) {
  const { t } = useTranslation('accounts/profile/own-data');
  const sending = useSending();
  // Kept over tries: what a broken connection had carried through is not asked for twice.
  const [id] = useState(() => crypto.randomUUID());
  useFocusReturn();

  async function ask(password: string): Promise<void> {
    const body = { id, password };
    const asked = await sending.send(call('POST /id/data-exports', { body, quiet: true }));
    if (!asked) return;
    void showToast('success', t('exports.asked'));
    onAsked();
    onClose();
  }

  return (
    <Dialog title={t('exports.dialogTitle')} isBusy={sending.isBusy} onClose={onClose}>
      <PasswordForm
        text={t('exports.dialogText')}
        confirmLabel={t('exports.ask')}
        sending={sending}
        onSend={(password) => void ask(password)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
