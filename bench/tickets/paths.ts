import type { DeskIds } from './fill.ts';

export interface MeasuredPath {
  name: string;
  path: string;
}

const views = ['mine', 'unassigned', 'overdue', 'active', 'waiting', 'done', 'all'];
const sorts = ['due', 'updated', 'created', 'priority'].flatMap((column) => [column, `-${column}`]);

const searches = [
  'hoan tien',
  'hoàn tiền',
  'em',
  'mat mang',
  'phương trình',
  'nguyen minh',
  'person4711@example.com',
  '4711',
  'd41d8c',
  'nobodyhasthis',
];

const queries = ({ person, agent }: DeskIds): string[] => [
  ...views.map((view) => `view=${view}`),
  ...sorts.flatMap((sort) => [`sort=${sort}`, `view=active&sort=${sort}`]),
  'page=40',
  'page=3000',
  'size=100',
  'view=done&page=200',
  'category=question',
  'category=question,result&view=active',
  'state=resolved',
  'state=new,open',
  'priority=urgent',
  'priority=urgent,high&view=active',
  `assignee=${agent}`,
  `assignee=${agent}&view=active`,
  `person=${person}`,
  'tag=offline',
  'tag=offline&view=active',
  'view=done&category=account&priority=high&sort=-created',
  ...searches.map((search) => `search=${search}`),
  ...['em', 'hoan tien', 'mat mang'].flatMap((search) => [
    `search=${search}&view=active`,
    `search=${search}&view=done&sort=-created`,
  ]),
];

/** All requests of the desk, and those that opening a ticket sends. */
export const ticketPaths = (filled: DeskIds, ticket: string): MeasuredPath[] => [
  { name: 'the queue', path: '/admin/tickets' },
  ...queries(filled).map((query) => ({
    name: `queue?${query.replace(filled.person, 'one').replace(filled.agent, 'one')}`,
    path: `/admin/tickets?${new URLSearchParams(query).toString()}`,
  })),
  { name: 'one ticket', path: `/admin/tickets/${ticket}` },
  { name: 'its context', path: `/admin/tickets/${ticket}/context` },
  { name: 'agents', path: '/admin/tickets/agents' },
  { name: 'tags', path: '/admin/tickets/tags' },
  ...[7, 14, 30].map((days) => ({
    name: `figures of ${days} days`,
    path: `/admin/tickets/figures?days=${days}`,
  })),
];

export const baseline: MeasuredPath = { name: 'yardstick: access', path: '/admin/access' };
