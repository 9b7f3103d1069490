import { useState } from 'react';

interface Action {
  isBusy: boolean;
  /** Why the last try failed, in the server's words. */
  problem: string | undefined;
  run: (what: () => Promise<unknown>) => Promise<boolean>;
}

/** One thing at a time; its calls are quiet, for what went wrong is said where it was done. True when it went well. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (what: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await what();
      return true;
    } catch (error) {
      setProblem((error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}
