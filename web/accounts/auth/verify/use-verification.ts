import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { resendCode, sendCode, verifyCode } from './verification.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

const secondsUntil = (moment: number): number =>
  Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** The seconds left, and how to start the countdown. Reads the clock, because timers of a background tab run late. */
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

/** Whether the code was sent just now; a modal reopened within the minute reuses the one sent before. */
const isNew = (resendInSeconds: number): boolean => resendInSeconds >= 59;

/** Sends the code, resends it, and checks the typed one. Every outcome is a toast; failures also stay on the page. */
export function useVerification(email: string) {
  const { t } = useTranslation('accounts/auth/verify');
  const [delivery, setDelivery] = useState<'sending' | 'sent' | 'failed'>('sending');
  const [secondsLeft, countDown] = useCountdown();
  const [isChecking, setChecking] = useState(false);
  const [isVerified, setVerified] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Counts refused codes; used as a key, so that the boxes start empty after each. */
  const [refusals, setRefusals] = useState(0);

  function showFailure(failure: Failure, reason?: string): void {
    void showToast('error', t(failure), { id: failure });
    setProblem(reason ?? t(failure));
  }

  async function send(request: typeof sendCode): Promise<void> {
    setDelivery('sending');
    setProblem(undefined);
    try {
      const { verified, resendInSeconds } = await request(email);
      setVerified(verified);
      setDelivery('sent');
      countDown(resendInSeconds);
      if (!verified && isNew(resendInSeconds)) {
        void showToast('success', t('otp.sent'), { id: 'otp.sent' });
      }
    } catch (error) {
      setDelivery('failed');
      showFailure('otp.sendFailed', (error as ApiError).message);
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
      if (refusal.code === 'WRONG_CODE') showFailure('otp.invalid');
      else
        showFailure(isBadCode(refusal) ? 'otp.invalid' : 'otp.verificationFailed', refusal.message);
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
