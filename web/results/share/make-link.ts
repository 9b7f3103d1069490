import type { ShareDays } from '@bac/contract/results/share-days.ts';
import { ApiError } from '../../api/api-error.ts';
import { call, type Reply } from '../../api/client.ts';
import { oneTimeId } from '../../api/one-time-id.ts';

export type NewLink = Reply<'POST /results/:attempt/shares'>;

/**
 * Creates a link. Retries pass the same `id`, so that a request whose reply was lost does not leave a second link.
 * The secret was lost with that reply, so a replayed id ends the first link and creates another.
 */
export async function makeLink(attempt: string, id: string, days: ShareDays): Promise<NewLink> {
  const params = { attempt };
  try {
    return await call('POST /results/:attempt/shares', { params, body: { id, days }, quiet: true });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'REPLAYED')) throw error;
    await call('DELETE /results/:attempt/shares/:share', {
      params: { attempt, share: id },
      quiet: true,
    });
    const body = { id: oneTimeId(), days };
    return call('POST /results/:attempt/shares', { params, body, quiet: true });
  }
}

export const shareAddress = (attempt: string, secret: string): string =>
  `${window.location.origin}/test-results/${attempt}?share=${encodeURIComponent(secret)}`;
