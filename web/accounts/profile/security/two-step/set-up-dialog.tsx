import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { PasswordForm } from '../password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';

interface Props {
  /** Whether the new app replaces an existing one. */
  isReplacing: boolean;
  onClose: () => void;
}

/** Password, app, recovery codes: three steps in one dialog. */
export function SetUpDialog({ isReplacing, onClose }: Props) {
  const { t } = useTranslation('accounts/profile/security');
  const [app, setApp] = useState<Reply<'POST /id/two-step/totp'>>();
  const [codes, setCodes] = useState<string[]>();
  const [refusals, setRefusals] = useState(0);
  const action = useAction();
  useFocusReturn();

  const begin = (password: string): Promise<boolean> =>
    action.run(async () =>
      setApp(await call('POST /id/two-step/totp', { body: { password }, quiet: true })),
    );

  async function finish(code: string): Promise<void> {
    const isDone = await action.run(async () => {
      const reply = await call('PUT /id/two-step/totp', { body: { code }, quiet: true });
      setCodes(reply.recoveryCodes);
      invalidate('GET /id/two-step');
    });
    if (!isDone) setRefusals((before) => before + 1);
  }

  return (
    <Dialog
      title={codes ? t('codes.title') : t(isReplacing ? 'setUp.replaceTitle' : 'setUp.title')}
      size={560}
      // Closing the dialog now would lose the codes.
      isBusy={action.isBusy || codes !== undefined}
      onClose={onClose}
    >
      {!app && (
        <PasswordForm
          text={isReplacing ? t('setUp.text') : `${t('setUp.text')} ${t('setUp.signsOut')}`}
          confirmLabel={t('setUp.next')}
          action={action}
          onSend={(password) => void begin(password)}
          onCancel={onClose}
        />
      )}
      {app && !codes && (
        <ScanStep
          app={app}
          refusals={refusals}
          action={action}
          onCode={(code) => void finish(code)}
          onCancel={onClose}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onDone={onClose} />}
    </Dialog>
  );
}
