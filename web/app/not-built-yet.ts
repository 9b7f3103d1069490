/**
 * Pages whose feature is still to come: each is reachable and says so. A feature that builds its page takes its line out
 * here; when the list is empty, this file and the page it feeds go.
 */
export const notBuiltYet = {
  public: {
    tickets: '/tickets',
  },
  admin: {
    adminDashboard: '/admin/dashboard',
    adminModules: '/admin/modules',
    adminUsers: '/admin/users',
    adminRoles: '/admin/roles',
    adminContent: '/admin/content',
    adminQuestions: '/admin/questions',
    adminQuestionCreate: '/admin/questions/create',
    adminTickets: '/admin/tickets',
    adminSettings: '/admin/settings',
    adminNotifications: '/admin/notifications',
    adminSystemSettings: '/admin/system-settings',
    adminHelp: '/admin/help',
    adminAnalytics: '/admin/analytics',
    adminTestResults: '/admin/test-results',
    adminTests: '/admin/tests',
    adminTestCreate: '/admin/tests/create',
  },
} as const;

type Areas = typeof notBuiltYet;

export type PageName = { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas];
