import type { TicketMessage } from '@bac/contract/tickets/tickets.ts';
import {
  IconArrowBackUp,
  IconArrowsJoin,
  IconCheck,
  IconFlag,
  IconFolder,
  IconLock,
  IconRefresh,
  IconStar,
  IconUserCheck,
} from '@tabler/icons-react';
import classes from './message.module.css';
import { useEventWords } from './use-event-words.ts';
import { useMoment } from './use-moment.ts';

const signs = {
  closed: IconLock,
  reopened: IconArrowBackUp,
  resolved: IconCheck,
  rescored: IconRefresh,
  merged: IconArrowsJoin,
  assigned: IconUserCheck,
  priority: IconFlag,
  category: IconFolder,
  rated: IconStar,
} satisfies Record<NonNullable<TicketMessage['event']>, unknown>;

interface Props {
  message: TicketMessage;
  /** Who did it, as the reader calls them; null for the product itself. */
  author: string | null;
}

/** Something that happened, in the middle of the conversation. */
export function MessageEvent({ message, author }: Props) {
  const words = useEventWords();
  const moment = useMoment();
  if (!message.event) return null;
  const Sign = signs[message.event];
  return (
    <p className={classes.event}>
      <Sign size={16} aria-hidden />
      <span>{words(message, author)}</span>
      <time dateTime={message.createdAt}>{moment(message.createdAt)}</time>
    </p>
  );
}
