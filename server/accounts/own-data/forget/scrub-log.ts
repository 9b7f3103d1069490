import { createHash } from 'node:crypto';
import type { AttemptEvent, LoggedEvent } from '@bac/exam/attempt/event.ts';

/**
 * Removes notes from the log of an attempt and replaces device ids by pseudonyms, so that the same browser cannot be recognized
 * in other attempts. The log still folds to the same attempt.
 */
export function scrubLog(log: readonly LoggedEvent[], salt: string): LoggedEvent[] {
  const pseudonym = (device: string): string =>
    createHash('sha256').update(`${salt} ${device}`).digest('hex').slice(0, 32);
  const scrub = (event: AttemptEvent): AttemptEvent => {
    if (event.type === 'noted') return { ...event, note: '' };
    if (event.type === 'took-over') return { ...event, device: pseudonym(event.device) };
    if (event.type === 'superseded' && event.event.type === 'noted') {
      return { ...event, event: { ...event.event, note: '' } };
    }
    return event;
  };
  return log.map(({ sender, event, ...logged }) => ({
    ...logged,
    ...(sender && { sender: { ...sender, device: pseudonym(sender.device) } }),
    event: scrub(event),
  }));
}
