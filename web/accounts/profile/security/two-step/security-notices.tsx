import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { refreshUser } from '../../../../api/refresh-user.ts';
import { useAction } from '../../../../api/use-action.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import classes from './two-step.module.css';

/** Urgent notices above the cards. */
export function SecurityNotices({ twoStep }: { twoStep: TwoStep }) {
  const { t } = useTranslation('accounts/profile/security');
  const { date, time } = useFormat();
  const { isBusy, run } = useAction();
  const { resetAt, isVerified, isRequired, totpSince, passkeys } = twoStep;
  const isMissing = isRequired && isVerified && totpSince === null && passkeys.length === 0;

  async function stop(): Promise<void> {
    await run(async () => {
      await call('DELETE /id/two-step/reset');
      void showToast('success', t('reset.stopped'));
    });
    // Also after a failure, because the reset may have run meanwhile.
    invalidate('GET /id/two-step');
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

/** The verification dialog opens as soon as the reloaded account says that the email is not verified. */
function VerifyNotice() {
  const { t } = useTranslation('accounts/profile/security');
  const { isBusy, run } = useAction();

  return (
    <Alert color="turmeric" variant="light" title={t('unverified.title')}>
      <p className={classes.notice}>{t('unverified.text')}</p>
      <Button loading={isBusy} onClick={() => void run(refreshUser)}>
        {t('unverified.verify')}
      </Button>
    </Alert>
  );
}
