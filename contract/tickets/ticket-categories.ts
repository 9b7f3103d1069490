export const ticketCategories = [
  'account',
  'test',
  'question',
  'result',
  'technical',
  'other',
] as const;
export type TicketCategory = (typeof ticketCategories)[number];
