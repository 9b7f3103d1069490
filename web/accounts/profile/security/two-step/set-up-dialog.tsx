import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { ConfirmForm, type Proof } from '../confirm-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';

interface Props {
  twoStep: TwoStep;
  onClose: () => void;
}

/** Password, app, recovery codes: three steps in one dialog. */
export function SetUpDialog({ twoStep, onClose }: Props) {
  const isReplacing = twoStep.totpSince !== null;
  const isFirst = !isReplacing && twoStep.passkeys.length === 0;
  const { t } = useTranslation('accounts/profile/security');
  const [app, setApp] = useState<Reply<'POST /id/two-step/totp'>>();
  const [codes, setCodes] = useState<string[]>();
  const [refusals, setRefusals] = useState(0);
  const action = useAction();
  useFocusReturn();

  const begin = (body: Proof): Promise<boolean> =>
    action.run(async () => setApp(await call('POST /id/two-step/totp', { body, quiet: true })));

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
        <ConfirmForm
          twoStep={twoStep}
          text={isFirst ? `${t('setUp.text')} ${t('setUp.signsOut')}` : t('setUp.text')}
          confirmLabel={t('setUp.next')}
          action={action}
          onSend={(proof) => void begin(proof)}
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
