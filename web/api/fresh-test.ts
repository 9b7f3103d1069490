import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { orEndSession } from './or-end-session.ts';

/** The new test's id, or why there is none: `isUsedUp` when this person has met too many of the questions there are. */
type FreshTest = { test: string } | { isUsedUp: boolean; message: string };

/** Has a test like another put together from questions this person has never met. The same id finds the same test again. */
export async function makeFreshTest(like: string, id: string): Promise<FreshTest> {
  try {
    return await orEndSession(call('POST /tests/fresh', { body: { id, like }, quiet: true }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { isUsedUp: error.code === 'TOO_FEW_UNSEEN', message: error.message };
  }
}
