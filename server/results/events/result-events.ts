import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Enqueued in the transaction that stores a result. */
export const resultReady: Job<{ attempt: string }> = {
  name: 'results.ready',
  payload: z.object({ attempt: z.uuid() }),
};

/** Enqueued when a withheld result becomes visible, and for each result scored meanwhile; may come more than once per attempt. */
export const resultShown: Job<{ attempt: string }> = {
  name: 'results.released',
  payload: z.object({ attempt: z.uuid() }),
};

/** Enqueued in the transaction that changes a result after the fact, so that its student is notified. */
export const resultChanged: Job<{ change: string }> = {
  name: 'results.changed',
  /** The id of the change. */
  payload: z.object({ change: z.uuid() }),
};

/** Enqueued in the transaction that rescores a result, so that students who reported the question get an answer in their ticket. */
export const resultRescored: Job<{ change: string; item: string; version: number }> = {
  name: 'results.rescored',
  /** The id of the change, and the item version whose key was corrected. */
  payload: z.object({ change: z.uuid(), item: z.string(), version: z.int() }),
};
