import { ApiError } from '../../../../api/api-error.ts';

/** The classification of a failed request, which decides how `Delivery` recovers. */
export type SyncFailure =
  /** No reply, or one that asks to retry later. Whether the server executed the request is unknown. */
  | 'unreachable'
  | 'signed-out'
  /** This person has no such attempt. */
  | 'gone'
  | 'unknown-device'
  /** The attempt accepts no further device. Stored events can still be sent. */
  | 'too-many-devices'
  /** The server's state has changed meanwhile; a snapshot tells how. */
  | 'conflict'
  /** The same request would fail again. */
  | 'invalid';

export function classifyFailure(error: unknown): SyncFailure {
  if (!(error instanceof ApiError)) return 'unreachable';
  if (error.status === 401) return 'signed-out';
  if (error.status === 404) return 'gone';
  if (error.code === 'DEVICE_UNKNOWN') return 'unknown-device';
  if (error.code === 'TOO_MANY_DEVICES') return 'too-many-devices';
  if (error.code === 'OTHER_DEVICE' || error.code === 'MODULE_NOT_NEXT') return 'conflict';
  if (error.status === 400 || error.status === 413) return 'invalid';
  return 'unreachable';
}

const firstPauseMs = 1000;
const longestPauseMs = 15_000;

/** Exponential backoff with jitter, so that all browsers together do not overload a server that has just restarted. */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * (0.75 + random / 2);
