import { useEffect, useState } from 'react';
import { isResetLinkValid } from '../../../api/password-reset.ts';

type Check = { state: 'checking' | 'valid' | 'invalid' } | { state: 'unknown'; reason: string };

/** Asks on opening whether the link still works: better to learn it before choosing a password than after. */
export function useResetLink(token: string) {
  const [check, setCheck] = useState<Check>({ state: 'checking' });
  const isChecking = check.state === 'checking';

  useEffect(() => {
    if (!isChecking) return undefined;
    const leaving = new AbortController();
    isResetLinkValid(token, leaving.signal).then(
      (isValid) => setCheck({ state: isValid ? 'valid' : 'invalid' }),
      (error: Error) => {
        if (!leaving.signal.aborted) setCheck({ state: 'unknown', reason: error.message });
      },
    );
    return () => leaving.abort();
  }, [token, isChecking]);

  return {
    check,
    retry: () => setCheck({ state: 'checking' }),
    reject: () => setCheck({ state: 'invalid' }),
  };
}
