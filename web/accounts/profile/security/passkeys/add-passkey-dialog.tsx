import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { createPasskey } from '../../../passkeys.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { ConfirmForm, type Proof } from '../confirm-form.tsx';
import { RecoveryCodes } from '../two-step/recovery-codes.tsx';
import { suggestName } from './suggest-name.ts';

interface Props {
  twoStep: TwoStep;
  onClose: () => void;
}

const maxNameLength = 60;

const listNames = ({ passkeys }: TwoStep): string[] => passkeys.map(({ name }) => name);

export function AddPasskeyDialog({ twoStep, onClose }: Props) {
  const { t } = useTranslation('accounts/profile/security');
  const [name, setName] = useState(
    () => suggestName(navigator.userAgent, listNames(twoStep)) || t('passkeys.unnamed'),
  );
  const [codes, setCodes] = useState<string[]>();
  const [problem, setProblem] = useState<string>();
  const action = useAction();
  useFocusReturn();

  /** Sends the proof, opens the browser's passkey dialog, then stores the new passkey on the server. */
  async function add(proof: Proof): Promise<void> {
    setProblem(undefined);
    await action.run(async () => {
      const { options, challenge } = await call('POST /id/passkeys/challenge', {
        body: proof,
        quiet: true,
      });
      const result = await createPasskey(options);
      if ('refusal' in result) {
        setProblem(t(`passkeys.${result.refusal}`));
        return;
      }
      const chosenName = name.trim() || t('passkeys.unnamed');
      const body = { challenge, answer: result.answer, name: chosenName };
      const { recoveryCodes } = await call('POST /id/passkeys', { body, quiet: true });
      invalidate('GET /id/two-step');
      void showToast('success', t('passkeys.added', { name: chosenName }));
      if (recoveryCodes.length > 0) setCodes(recoveryCodes);
      else onClose();
    });
  }

  return (
    <Dialog
      title={codes ? t('codes.title') : t('passkeys.addTitle')}
      size={560}
      isBusy={action.isBusy || codes !== undefined}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ConfirmForm
          twoStep={twoStep}
          text={t('passkeys.addText')}
          confirmLabel={t('passkeys.addConfirm')}
          action={action}
          problem={problem}
          onSend={(proof) => void add(proof)}
          onCancel={onClose}
        >
          <TextInput
            name="passkeyName"
            label={t('passkeys.name')}
            description={t('passkeys.nameHint')}
            value={name}
            maxLength={maxNameLength}
            autoComplete="off"
            data-autofocus
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </ConfirmForm>
      )}
    </Dialog>
  );
}
