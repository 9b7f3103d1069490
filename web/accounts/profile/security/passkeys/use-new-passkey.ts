import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { makePasskey } from '../../../../api/passkeys.ts';
import { useSending } from '../use-sending.ts';

interface New {
  name: string;
  password: string;
}

/** The password, then the browser's own question, then the server keeps what came of it. */
export function useNewPasskey() {
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
