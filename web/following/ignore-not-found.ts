import { ApiError } from '../api/api-error.ts';
import { reportFailure } from '../api/failure-listener.ts';

/** For a quiet call that ends something: NOT_FOUND means that it has ended already. Shows any other failure in a toast. */
export async function ignoreNotFound(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'NOT_FOUND') return;
    reportFailure(error);
    throw error;
  }
}
