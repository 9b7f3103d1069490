import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { makePasskey } from '../../../passkeys.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { PasswordForm } from '../password-form.tsx';
import { RecoveryCodes } from '../two-step/recovery-codes.tsx';
import { useSending } from '../use-sending.ts';
import { suggestName } from './suggest-name.ts';

interface Props {
  /** Names of those there are. */
  taken: string[];
  onChange: () => void;
  onClose: () => void;
}

const longestName = 60;

export function AddPasskeyDialog({ taken, onChange, onClose }: Props) {
  const { t } = useTranslation('accounts/profile/security');
  const [name, setName] = useState(
    () => suggestName(navigator.userAgent, taken) || t('passkeys.unnamed'),
  );
  const [codes, setCodes] = useState<string[]>();
  const passkey = useNewPasskey();
  useFocusReturn();

  async function add(password: string): Promise<void> {
    const given = name.trim() || t('passkeys.unnamed');
    const made = await passkey.make({ name: given, password });
    if (!made) return;
    onChange();
    void showToast('success', t('passkeys.added', { name: given }));
    if (made.length > 0) setCodes(made);
    else onClose();
  }

  return (
    <Dialog
      title={codes ? t('codes.title') : t('passkeys.addTitle')}
      size={560}
      isBusy={passkey.isBusy || codes !== undefined}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <PasswordForm
          text={t('passkeys.addText')}
          confirmLabel={t('passkeys.addConfirm')}
          sending={passkey}
          problem={passkey.problem}
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

interface New {
  name: string;
  password: string;
}

/** The password, then the browser's own question, then the server keeps what came of it. */
function useNewPasskey() {
  const { t } = useTranslation('accounts/profile/security');
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const sending = useSending();

  /** Gives the recovery codes that came with it, if any; undefined where there is no new passkey. */
  async function make({ name, password }: New): Promise<string[] | undefined> {
    setProblem(undefined);
    const asking = call('POST /id/passkeys/challenge', { body: { password }, quiet: true });
    const begun = await sending.send(asking);
    if (!begun) return undefined;
    setAsking(true);
    const answered = await makePasskey(begun.options);
    setAsking(false);
    if ('refusal' in answered) {
      setProblem(t(`passkeys.${answered.refusal}`));
      return undefined;
    }
    const body = { challenge: begun.challenge, answer: answered.answer, name };
    return (await sending.send(call('POST /id/passkeys', { body, quiet: true })))?.recoveryCodes;
  }

  return { error: sending.error, isBusy: sending.isBusy || isAsking, problem, make };
}
