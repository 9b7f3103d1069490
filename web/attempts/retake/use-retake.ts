import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { oneTimeId } from '../../api/one-time-id.ts';
import { testPath } from './test-path.ts';

/** Taking a test again: whether the question which questions is open, and what its answers do. */
export function useRetake(test: string) {
  const navigate = useNavigate();
  // One id from opening to closing: a second try after a lost reply finds the test that was made.
  const [freshId, setFreshId] = useState<string>();
  return {
    open: () => setFreshId(oneTimeId()),
    answers: freshId !== undefined && {
      onSame: () => void navigate(testPath(test)),
      onFresh: async () => {
        const body = { id: freshId, like: test };
        const made = await call('POST /tests/fresh', { body, quiet: true });
        await navigate(testPath(made.test));
      },
      onClose: () => setFreshId(undefined),
    },
  };
}
