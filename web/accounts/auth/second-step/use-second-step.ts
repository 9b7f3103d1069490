import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { enter } from '../../../api/auth-actions.ts';
import { call, type Reply } from '../../../api/client.ts';

type Step = Reply<'GET /auth/second-step'>;

const isExpiry = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'STEP_EXPIRED';

/** The step that the password led to: with what it can go on, and going on. */
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
    const leaving = new AbortController();
    call('GET /auth/second-step', { signal: leaving.signal, quiet: true }).then(
      (known) => setStep(known),
      (error: Error) => {
        if (leaving.signal.aborted) return;
        if (isExpiry(error)) setExpired(true);
        else setFailure(error.message);
      },
    );
    return () => leaving.abort();
  }, [isUnknown]);

  async function send(code: string): Promise<void> {
    setChecking(true);
    setProblem(undefined);
    try {
      await enter(call('POST /auth/second-step', { body: { code }, quiet: true }));
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
    /** How many codes were refused: each makes an empty field. */
    refusals,
    send,
    forgetProblem: () => setProblem(undefined),
  };
}
