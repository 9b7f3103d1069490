import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { oneTimeId } from '../../api/one-time-id.ts';
import { testPath } from './test-path.ts';

/** Opens the dialog for retaking a test, and provides its handlers while it is open. */
export function useRetake(test: string) {
  const navigate = useNavigate();
  // One id per opening makes the request idempotent: a retry after a lost reply finds the test that was created.
  const [freshId, setFreshId] = useState<string>();
  return {
    open: () => setFreshId(oneTimeId()),
    handlers: freshId !== undefined && {
      onSame: () => void navigate(testPath(test)),
      onFresh: async () => {
        const body = { id: freshId, like: test };
        const created = await call('POST /tests/fresh', { body, quiet: true });
        await navigate(testPath(created.test));
      },
      onClose: () => setFreshId(undefined),
    },
  };
}
