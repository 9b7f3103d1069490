import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { oneTimeId } from '../../api/one-time-id.ts';
import { orEndSession } from '../../api/or-end-session.ts';
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
        const made = await makeFreshTest(test, freshId);
        if (!('test' in made)) return made;
        await navigate(testPath(made.test));
        return undefined;
      },
      onClose: () => setFreshId(undefined),
    },
  };
}

/** The new test's id, or why there is none: `isUsedUp` when this person has met too many of the questions there are. */
type FreshTest = { test: string } | { isUsedUp: boolean; message: string };

/** Has a test like another put together from questions this person has never met. The same id finds the same test again. */
async function makeFreshTest(like: string, id: string): Promise<FreshTest> {
  try {
    return await orEndSession(call('POST /tests/fresh', { body: { id, like }, quiet: true }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { isUsedUp: error.code === 'TOO_FEW_UNSEEN', message: error.message };
  }
}
