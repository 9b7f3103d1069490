import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { enter } from '../../../api/auth-actions.ts';
import { call, type Reply } from '../../../api/client.ts';
import {
  askForPasskey,
  canOfferInAutofill,
  passkeyObstacle,
  putPasskeyAway,
} from '../../passkeys.ts';

type Challenge = Reply<'POST /auth/passkey/challenge'>;

const challenge = (isSecond: boolean): Promise<Challenge> =>
  call('POST /auth/passkey/challenge', { body: { isSecond }, quiet: true });

const signIn = (given: Challenge, answer: Record<string, unknown>) =>
  enter(call('POST /auth/passkey', { body: { challenge: given.challenge, answer }, quiet: true }));

export type PasskeySignIn = ReturnType<typeof usePasskey>;

/** Signing in with a passkey: instead of the password, or after it as the second step. */
export function usePasskey({ isSecond }: { isSecond: boolean }) {
  const { t } = useTranslation('accounts/auth');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function use(): Promise<void> {
    setAsking(true);
    setProblem(undefined);
    try {
      const given = await challenge(isSecond);
      const answered = await askForPasskey(given.options);
      if ('answer' in answered) await signIn(given, answered.answer);
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

/** An extra: what goes wrong before a passkey was chosen is nobody's concern, and nothing is asked where it can't be. */
export function usePasskeyAutofill(onProblem: (problem: string) => void, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return undefined;
    let isLeft = false;
    let isWaiting = false;

    async function offer(): Promise<void> {
      if (!(await canOfferInAutofill()) || isLeft) return;
      const given = await challenge(false);
      if (isLeft) return;
      isWaiting = true;
      const answered = await askForPasskey(given.options, true);
      isWaiting = false;
      if (!('answer' in answered) || isLeft) return;
      await signIn(given, answered.answer).catch((error: Error) => onProblem(error.message));
    }

    offer().catch(() => {});
    return () => {
      isLeft = true;
      if (isWaiting) void putPasskeyAway();
    };
  }, [onProblem, isOff]);
}
