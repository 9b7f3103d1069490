/**
 * Pages whose feature is still to come: each is reachable and says so. A feature that builds its page takes its line out
 * here; when the list is empty, this file and the page it feeds go.
 */
export const notBuiltYet = {
  public: {
    tickets: '/tickets',
  },
  admin: {
    adminTickets: '/admin/tickets',
  },
} as const;

type Areas = typeof notBuiltYet;

export type PageName = { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas];
