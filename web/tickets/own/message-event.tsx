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
    <Row as="p" justify="center" className={classes.event}>
      <Sign size={16} aria-hidden />
      <span>{words(message, author)}</span>
      <time dateTime={message.createdAt}>{moment(message.createdAt)}</time>
    </Row>
  );
}

type Happened = Pick<TicketMessage, 'event' | 'detail'>;

/**
 * What happened, in words: "Your test was rescored: 1180 → 1200". The details are the server's: `before` and `after` in
 * points, `to` whom, which `priority`, which `category`, of which `number`, with which `rating`.
 */
function useEventWords(): (message: Happened, author: string | null) => string {
  const { t, i18n } = useTranslation('tickets/conversation');
  /** Names of what the contract lists are words of ours; anything else is said as it came. */
  const named = (kind: 'priority' | 'category', name = ''): string =>
    i18n.exists(`tickets/conversation:${kind}.${name}`)
      ? t(`${kind}.${name}` as 'category.other')
      : name;

  return ({ event, detail }, author) => {
    const by = author ?? t('system');
    const { before, after, to, priority, category, number, rating } = detail ?? {};
    switch (event) {
      case 'rescored':
        return before && after ? t('event.rescoredTo', { before, after }) : t('event.rescored');
      case 'assigned':
        return to ? t('event.assigned', { by, to }) : t('event.unassigned', { by });
      case 'priority':
        return t('event.priority', { by, priority: named('priority', priority) });
      case 'category':
        return t('event.category', { by, category: named('category', category) });
      case 'merged':
        return number ? t('event.mergedWith', { number }) : t('event.merged');
      case 'rated':
        return t('event.rated', { by, rating });
      case 'closed':
      case 'reopened':
      case 'resolved':
        return author ? t(`event.${event}By`, { by: author }) : t(`event.${event}`);
      case null:
        return '';
    }
  };
}
