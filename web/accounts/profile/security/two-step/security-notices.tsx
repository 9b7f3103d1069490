import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { refreshUser } from '../../../../api/refresh-user.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import classes from './two-step.module.css';

interface Props {
  twoStep: TwoStep;
  onChange: () => void;
}

/** What cannot wait until the cards are read. */
export function SecurityNotices({ twoStep, onChange }: Props) {
  const { t } = useTranslation('accounts/profile/security');
  const { date, time } = useFormat();
  const [isBusy, setBusy] = useState(false);
  const { resetAt, isVerified, isRequired, totpSince, passkeys } = twoStep;
  const isMissing = isRequired && isVerified && totpSince === null && passkeys.length === 0;

  async function stop(): Promise<void> {
    setBusy(true);
    try {
      await call('DELETE /id/two-step/reset');
      void showToast('success', t('reset.stopped'));
    } catch {
      // The failure is told by a toast; what still waits is read again.
    } finally {
      setBusy(false);
      onChange();
    }
  }

  return (
    <>
      {resetAt && (
        <Alert color="lotus" variant="light" title={t('reset.title')} role="alert">
          <p className={classes.notice}>
            {t('reset.text', { date: date(resetAt), time: time(resetAt) })}
          </p>
          <Button color="lotus" loading={isBusy} onClick={() => void stop()}>
            {t('reset.stop')}
          </Button>
        </Alert>
      )}
      {!isVerified && <VerifyNotice />}
      {isMissing && (
        <Alert color="turmeric" variant="light" title={t('required.title')}>
          {t('required.text')}
        </Alert>
      )}
    </>
  );
}

/** The question for the code opens over the page as soon as the page knows that the address is not verified. */
function VerifyNotice() {
  const { t } = useTranslation('accounts/profile/security');
  const [isBusy, setBusy] = useState(false);

  async function ask(): Promise<void> {
    setBusy(true);
    await refreshUser();
    setBusy(false);
  }

  return (
    <Alert color="turmeric" variant="light" title={t('unverified.title')}>
      <p className={classes.notice}>{t('unverified.text')}</p>
      <Button loading={isBusy} onClick={() => void ask()}>
        {t('unverified.verify')}
      </Button>
    </Alert>
  );
}
