import { ApiError } from '../../../../api/api-error.ts';

/** What a failed call means to the one who delivers. */
export type Trouble =
  /** No reply, or one that says “later”. Whether the server did what was asked is unknown. */
  | 'unreachable'
  | 'signed-out'
  /** No such attempt of this person's. */
  | 'gone'
  | 'unknown-device'
  /** The test can't come to this device any more; what is stored here can still be sent. */
  | 'no-room'
  /** The server has moved on: its view tells where. */
  | 'moved-on'
  /** Asking again in the same words would fail again. */
  | 'unfit';

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return 'unreachable';
  if (error.status === 401) return 'signed-out';
  if (error.status === 404) return 'gone';
  if (error.code === 'DEVICE_UNKNOWN') return 'unknown-device';
  if (error.code === 'TOO_MANY_DEVICES') return 'no-room';
  if (error.code === 'OTHER_DEVICE' || error.code === 'PART_NOT_NEXT') return 'moved-on';
  if (error.status === 400 || error.status === 413) return 'unfit';
  return 'unreachable';
}

const firstPauseMs = 1000;
const longestPauseMs = 15_000;

/** Ever longer, and not all browsers at once: a server that comes back must not be knocked over again. */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * (0.75 + random / 2);
