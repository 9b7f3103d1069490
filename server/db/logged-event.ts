import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import type { attemptEvents } from './schema.ts';

/** A row of the log as the domain reads it. */
export function toLoggedEvent({
  seq,
  at,
  receivedAt,
  device,
  number,
  event,
}: typeof attemptEvents.$inferSelect): LoggedEvent {
  const sender = device !== null && number !== null ? { sender: { device, number } } : {};
  return { seq, at, receivedAt, ...sender, event };
}
