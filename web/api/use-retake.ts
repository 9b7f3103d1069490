import { useState } from 'react';
import { useNavigate } from 'react-router';
import { makeFreshTest } from './fresh-test.ts';
import { oneTimeId } from './one-time-id.ts';
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
