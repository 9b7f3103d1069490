import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { completeSignIn } from '../../../api/auth-actions.ts';
import { call, type Reply } from '../../../api/client.ts';

type Step = Reply<'GET /auth/second-step'>;

const isExpiry = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'STEP_EXPIRED';

/** The pending second step: which ways it offers, and sending a code. */
export function useSecondStep() {
  const [step, setStep] = useState<Step>();
  const [isExpired, setExpired] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refusals, setRefusals] = useState(0);

  const isUnknown = step === undefined && failure === undefined;
  useEffect(() => {
    if (!isUnknown) return undefined;
    const controller = new AbortController();
    call('GET /auth/second-step', { signal: controller.signal, quiet: true }).then(
      (reply) => setStep(reply),
      (error: Error) => {
        if (controller.signal.aborted) return;
        if (isExpiry(error)) setExpired(true);
        else setFailure(error.message);
      },
    );
    return () => controller.abort();
  }, [isUnknown]);

  async function send(code: string): Promise<void> {
    setChecking(true);
    setProblem(undefined);
    try {
      await completeSignIn(call('POST /auth/second-step', { body: { code }, quiet: true }));
    } catch (error) {
      if (isExpiry(error)) setExpired(true);
      setProblem((error as Error).message);
      setRefusals((before) => before + 1);
    } finally {
      setChecking(false);
    }
  }

  return {
    step,
    isExpired,
    failure,
    retry: () => setFailure(undefined),
    isChecking,
    problem,
    /** How many codes were refused; used as a key, so that each refusal renders an empty field. */
    refusals,
    send,
    forgetProblem: () => setProblem(undefined),
  };
}
