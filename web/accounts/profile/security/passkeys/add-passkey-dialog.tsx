import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { makePasskey } from '../../../passkeys.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { PasswordForm } from '../password-form.tsx';
import { RecoveryCodes } from '../two-step/recovery-codes.tsx';
import { suggestName } from './suggest-name.ts';

interface Props {
  /** Names of those there are. */
  taken: string[];
  onClose: () => void;
}

const longestName = 60;

export function AddPasskeyDialog({ taken, onClose }: Props) {
  const { t } = useTranslation('accounts/profile/security');
  const [name, setName] = useState(
    () => suggestName(navigator.userAgent, taken) || t('passkeys.unnamed'),
  );
  const [codes, setCodes] = useState<string[]>();
  const [problem, setProblem] = useState<string>();
  const action = useAction();
  useFocusReturn();

  /** The password, then the browser's own question, then the server keeps what came of it. */
  async function add(password: string): Promise<void> {
    setProblem(undefined);
    await action.run(async () => {
      const begun = await call('POST /id/passkeys/challenge', { body: { password }, quiet: true });
      const answered = await makePasskey(begun.options);
      if ('refusal' in answered) {
        setProblem(t(`passkeys.${answered.refusal}`));
        return;
      }
      const given = name.trim() || t('passkeys.unnamed');
      const body = { challenge: begun.challenge, answer: answered.answer, name: given };
      const { recoveryCodes } = await call('POST /id/passkeys', { body, quiet: true });
      invalidate('GET /id/two-step');
      void showToast('success', t('passkeys.added', { name: given }));
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
        <PasswordForm
          text={t('passkeys.addText')}
          confirmLabel={t('passkeys.addConfirm')}
          action={action}
          problem={problem}
          onSend={(password) => void add(password)}
          onCancel={onClose}
        >
          <TextInput
            name="passkeyName"
            label={t('passkeys.name')}
            description={t('passkeys.nameHint')}
            value={name}
            maxLength={longestName}
            autoComplete="off"
            data-autofocus
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </PasswordForm>
      )}
    </Dialog>
  );
}
