import { ApiError } from './api-error.ts';
import { reportFailure } from './failure-listener.ts';

/** Reports a 401 of a quiet call, whose other failures the screen handles, so that an ended session is handled as everywhere. */
export async function reportEndedSession<Data>(reply: Promise<Data>): Promise<Data> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) reportFailure(error);
    throw error;
  }
}
