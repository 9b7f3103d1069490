import type { Presence } from '@bac/contract/accounts/presences.ts';
import { sql, type SQL } from 'drizzle-orm';
import { presence } from '../../db/console-schema.ts';

const minute = 60_000;
/** Two beats may be missed before somebody counts as away, ten before they count as gone. */
export const onlineMilliseconds = 2 * minute;
export const hereMilliseconds = 10 * minute;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** How somebody appears to the team: what they chose while they are here, otherwise what their page last said. */
export const shownPresence = (now: Date): SQL<Presence> => sql<Presence>`case
  when ${presence.seenAt} is null or ${presence.seenAt} <= ${before(now, hereMilliseconds)} then 'offline'
  when ${presence.chosen} is not null then ${presence.chosen}
  when ${presence.isIdle} or ${presence.seenAt} <= ${before(now, onlineMilliseconds)} then 'away'
  else 'online'
end`;
