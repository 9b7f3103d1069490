import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { resendCode, sendCode, verifyCode } from './verification.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

const secondsUntil = (moment: number): number =>
  Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Seconds left, and the way to start them. Read off the clock, because a tab in the background ticks late. */
function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);

  function start(seconds: number): void {
    setEnd(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  }

  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSecondsLeft(secondsUntil(end)), 250);
    return () => clearInterval(timer);
  }, [isRunning, end]);

  return [secondsLeft, start];
}

type Failure = 'otp.sendFailed' | 'otp.invalid' | 'otp.verificationFailed';

const isBadCode = ({ code }: ApiError): boolean => code === 'WRONG_CODE' || code === 'CODE_EXPIRED';

/** A code sent in this very moment; a modal opened again within the minute finds the one sent before. */
const isNew = (resendInSeconds: number): boolean => resendInSeconds >= 59;

/** Sending the code, sending it again, and checking what was typed. Every outcome is a toast; the failures also stay. */
export function useVerification(email: string) {
  const { t } = useTranslation('accounts/auth/verify');
  const [delivery, setDelivery] = useState<'sending' | 'sent' | 'failed'>('sending');
  const [secondsLeft, countDown] = useCountdown();
  const [isChecking, setChecking] = useState(false);
  const [isVerified, setVerified] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Counts the codes that were refused: the boxes start empty after each. */
  const [refusals, setRefusals] = useState(0);

  function fail(failure: Failure, reason?: string): void {
    void showToast('error', t(failure), { id: failure });
    setProblem(reason ?? t(failure));
  }

  async function send(ask: typeof sendCode): Promise<void> {
    setDelivery('sending');
    setProblem(undefined);
    try {
      const { verified, resendInSeconds } = await ask(email);
      setVerified(verified);
      setDelivery('sent');
      countDown(resendInSeconds);
      if (!verified && isNew(resendInSeconds)) {
        void showToast('success', t('otp.sent'), { id: 'otp.sent' });
      }
    } catch (error) {
      setDelivery('failed');
      fail('otp.sendFailed', (error as ApiError).message);
    }
  }

  async function verify(otp: string): Promise<void> {
    setChecking(true);
    setProblem(undefined);
    try {
      await verifyCode(email, otp);
      setVerified(true);
    } catch (error) {
      const refusal = error as ApiError;
      if (isBadCode(refusal)) setRefusals((count) => count + 1);
      if (refusal.code === 'WRONG_CODE') fail('otp.invalid');
      else fail(isBadCode(refusal) ? 'otp.invalid' : 'otp.verificationFailed', refusal.message);
    }
    setChecking(false);
  }

  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void send(sendCode);
  });

  return {
    delivery,
    secondsLeft,
    isChecking,
    isVerified,
    problem,
    refusals,
    forgetProblem: () => setProblem(undefined),
    resend: () => void send(resendCode),
    verify: (otp: string) => void verify(otp),
  };
}
