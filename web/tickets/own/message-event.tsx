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
import { useTranslation } from 'react-i18next';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from '../conversation/message.module.css';
import { useMoment } from '../conversation/use-moment.ts';

const icons = {
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
  /** The name of who did it; null for the product itself. */
  author: string | null;
}

/** An event, centered in the conversation. */
export function MessageEvent({ message, author }: Props) {
  const eventText = useEventText();
  const moment = useMoment();
  if (!message.event) return null;
  const Sign = icons[message.event];
  return (
    <Row as="p" justify="center" className={classes.event}>
      <Sign size={16} aria-hidden />
      <span>{eventText(message, author)}</span>
      <time dateTime={message.createdAt}>{moment(message.createdAt)}</time>
    </Row>
  );
}

type EventMessage = Pick<TicketMessage, 'event' | 'detail'>;

/**
 * Describes an event in a sentence: "Your test was rescored: 1180 → 1200". The details come from the server: `before` and `after`
 * in points, the assignee `to`, the `priority`, the `category`, the `number` of a merged ticket, the `rating`.
 */
function useEventText(): (message: EventMessage, author: string | null) => string {
  const { t, i18n } = useTranslation('tickets/conversation');
  /** Translates values that the contract lists; anything else is shown as it came. */
  const nameOf = (kind: 'priority' | 'category', name = ''): string =>
    i18n.exists(`tickets/conversation:${kind}.${name}`)
      ? t(`${kind}.${name}` as 'category.other')
      : name;

  return ({ event, detail }, author) => {
    const actor = author ?? t('system');
    const { before, after, to, priority, category, number, rating } = detail ?? {};
    switch (event) {
      case 'rescored':
        return before && after ? t('event.rescoredTo', { before, after }) : t('event.rescored');
      case 'assigned':
        return to ? t('event.assigned', { by: actor, to }) : t('event.unassigned', { by: actor });
      case 'priority':
        return t('event.priority', { by: actor, priority: nameOf('priority', priority) });
      case 'category':
        return t('event.category', { by: actor, category: nameOf('category', category) });
      case 'merged':
        return number ? t('event.mergedWith', { number }) : t('event.merged');
      case 'rated':
        return t('event.rated', { by: actor, rating });
      case 'closed':
      case 'reopened':
      case 'resolved':
        return author ? t(`event.${event}By`, { by: author }) : t(`event.${event}`);
      case null:
        return '';
    }
  };
}
