import { ApiError } from './api-error.ts';
import { tellFailure } from './failure-listener.ts';

/** For a quiet call, whose failure the screen shows itself: a session that has ended still ends as it does everywhere. */
export async function orEndSession<Data>(reply: Promise<Data>): Promise<Data> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) tellFailure(error);
    throw error;
  }
}
