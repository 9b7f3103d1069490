import { ticketCategories } from '@bac/contract/tickets/ticket-categories.ts';
import { ticketViews } from '@bac/contract/tickets/ticket-views.ts';
import { oneOf, optionalOneOf, someOf, freeText } from '../../../ui/data/address/setting.ts';
import { useListView } from '../../../ui/data/table/use-list-view.ts';
import { priorities } from '../priorities.ts';

const sorts = ['due', 'updated', 'created', 'priority'] as const;

const filters = {
  view: oneOf(ticketViews),
  category: optionalOneOf(ticketCategories),
  priority: someOf(priorities),
  /** These are set by links from elsewhere and removed by a button. */
  person: freeText,
  assignee: freeText,
  tag: freeText,
};

export function useQueueView() {
  const view = useListView({ sorts, defaultSort: { column: 'due', isDescending: false }, filters });
  // The server's default view is all tickets, so the view is always sent.
  return { ...view, query: { ...view.query, view: view.filters.view } };
}

export type QueueView = ReturnType<typeof useQueueView>;
