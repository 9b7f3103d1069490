import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { completeSignIn } from '../../../api/auth-actions.ts';
import { call, type Reply } from '../../../api/client.ts';
import {
  requestPasskey,
  canOfferInAutofill,
  passkeyObstacle,
  cancelPasskeyRequest,
} from '../../passkeys.ts';

type Challenge = Reply<'POST /auth/passkey/challenge'>;

const requestChallenge = (isSecond: boolean): Promise<Challenge> =>
  call('POST /auth/passkey/challenge', { body: { isSecond }, quiet: true });

const signIn = ({ challenge }: Challenge, answer: Record<string, unknown>) =>
  completeSignIn(call('POST /auth/passkey', { body: { challenge, answer }, quiet: true }));

export type PasskeySignIn = ReturnType<typeof usePasskey>;

/** Signs in with a passkey: instead of the password, or after it as the second step. */
export function usePasskey({ isSecond }: { isSecond: boolean }) {
  const { t } = useTranslation('accounts/auth');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function use(): Promise<void> {
    setAsking(true);
    setProblem(undefined);
    try {
      const challenge = await requestChallenge(isSecond);
      const result = await requestPasskey(challenge.options);
      if ('answer' in result) await signIn(challenge, result.answer);
      else setProblem(t('passkey.declined'));
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('passkey.failed'));
    } finally {
      setAsking(false);
    }
  }

  return {
    isOffered: passkeyObstacle() === undefined,
    isAsking,
    problem,
    use,
    forgetProblem: () => setProblem(undefined),
  };
}

/** Offers passkeys in the browser's autofill. Optional: failures before the person picks a passkey are ignored. */
export function usePasskeyAutofill(onProblem: (problem: string) => void, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return undefined;
    let isUnmounted = false;
    let isWaiting = false;

    async function offer(): Promise<void> {
      if (!(await canOfferInAutofill()) || isUnmounted) return;
      const challenge = await requestChallenge(false);
      if (isUnmounted) return;
      isWaiting = true;
      const result = await requestPasskey(challenge.options, true);
      isWaiting = false;
      if (!('answer' in result) || isUnmounted) return;
      await signIn(challenge, result.answer).catch((error: Error) => onProblem(error.message));
    }

    offer().catch(() => {});
    return () => {
      isUnmounted = true;
      if (isWaiting) void cancelPasskeyRequest();
    };
  }, [onProblem, isOff]);
}
