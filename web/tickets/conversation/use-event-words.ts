import type { TicketMessage } from '@bac/contract/tickets/tickets.ts';
import { useTranslation } from 'react-i18next';

type Happened = Pick<TicketMessage, 'event' | 'detail'>;

/**
 * What happened, in words: "Your test was rescored: 1180 → 1200". The details are the server's: `before` and `after` in
 * points, `to` whom, which `priority`, which `category`, of which `number`, with which `rating`.
 */
export function useEventWords(): (message: Happened, author: string | null) => string {
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
