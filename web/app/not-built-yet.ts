/**
 * Pages whose feature is still to come: each is reachable and says so. A feature that builds its page takes its line out
 * here; when the list is empty, this file and the page it feeds go.
 */
export const notBuiltYet = {
  public: {
    tickets: '/tickets',
  },
  admin: {
    adminModules: '/admin/modules',
    adminQuestions: '/admin/questions',
    adminQuestionCreate: '/admin/questions/create',
    adminTickets: '/admin/tickets',
    adminTestResults: '/admin/test-results',
    adminTests: '/admin/tests',
    adminTestCreate: '/admin/tests/create',
  },
} as const;

type Areas = typeof notBuiltYet;

export type PageName = { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas];
