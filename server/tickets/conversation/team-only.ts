import type { MessageRow } from './store.ts';

/** Who it was given to, how urgent it is, where it is filed. */
const teamEvents: readonly MessageRow['event'][] = ['assigned', 'priority', 'category'];

/** What never leaves the team. */
export const isForTeamAlone = ({
  kind,
  event = null,
}: {
  kind: MessageRow['kind'];
  event?: MessageRow['event'] | undefined;
}): boolean => kind === 'note' || (event !== null && teamEvents.includes(event));
