import { createHash } from 'node:crypto';
import type { AttemptEvent, LoggedEvent } from '@bac/exam/attempt/event.ts';

/**
 * The log of an attempt without what somebody wrote into it, and with devices called otherwise: the same browser can't be
 * known again elsewhere, and the attempt still folds to what it was.
 */
export function scrubLog(log: readonly LoggedEvent[], salt: string): LoggedEvent[] {
  const unnamed = (device: string): string =>
    createHash('sha256').update(`${salt} ${device}`).digest('hex').slice(0, 32);
  const scrub = (event: AttemptEvent): AttemptEvent => {
    if (event.type === 'noted') return { ...event, note: '' };
    if (event.type === 'took-over') return { ...event, device: unnamed(event.device) };
    if (event.type === 'superseded' && event.event.type === 'noted') {
      return { ...event, event: { ...event.event, note: '' } };
    }
    return event;
  };
  return log.map(({ sender, event, ...logged }) => ({
    ...logged,
    ...(sender && { sender: { ...sender, device: unnamed(sender.device) } }),
    event: scrub(event),
  }));
}
