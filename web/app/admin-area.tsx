import { Navigate, type RouteObject } from 'react-router';
import { notFound } from './common-routes.tsx';
import { RoleGuard } from './guards.tsx';
import { screen } from './screen.ts';

export const adminArea: RouteObject = {
  element: <RoleGuard admits="ADMIN" />,
  children: [
    {
      ...screen(
        async () => (await import('./admin-shell/admin-shell.tsx')).AdminShell,
        ['app/admin-shell', 'app/public-frame'],
      ),
      children: [
        {
          ...screen(async () => (await import('./console-access.tsx')).ConsoleAccess, 'app'),
          children: [
            { path: '/admin', element: <Navigate to="/admin/dashboard" replace /> },
            {
              path: '/admin/dashboard',
              ...screen(
                async () =>
                  (await import('../admin/dashboard/dashboard-screen.tsx')).DashboardScreen,
                'admin/dashboard',
              ),
            },
            {
              path: '/admin/analytics',
              ...screen(
                async () =>
                  (await import('../admin/analytics/analytics-screen.tsx')).AnalyticsScreen,
                'admin/analytics',
              ),
            },
            {
              path: '/admin/help',
              ...screen(
                async () => (await import('../admin/help/guides/guides-screen.tsx')).GuidesScreen,
                'admin/help/guides',
              ),
            },
            {
              path: '/admin/help/components',
              ...screen(
                async () => (await import('../admin/help/components-screen.tsx')).ComponentsScreen,
                'admin/help',
              ),
            },
            {
              path: '/admin/modules',
              ...screen(
                async () =>
                  (await import('../admin/structure/structure-screen.tsx')).StructureScreen,
                ['admin/structure', 'ui/arrange', 'ui/table', 'attempt/tools'],
              ),
            },
            {
              path: '/admin/content',
              ...screen(
                async () =>
                  (await import('../admin/content/list/content-screen.tsx')).ContentScreen,
                ['admin/content', 'ui/arrange', 'ui/table'],
              ),
            },
            {
              path: '/admin/content/:entry',
              ...screen(
                async () => (await import('../admin/content/editor/entry-screen.tsx')).EntryScreen,
                ['admin/content', 'ui/versions'],
              ),
            },
            {
              path: '/admin/questions',
              ...screen(
                async () =>
                  (await import('../admin/bank/list/questions-screen.tsx')).QuestionsScreen,
                ['admin/bank', 'ui/table'],
              ),
            },
            {
              path: '/admin/questions/create',
              ...screen(
                async () => (await import('./bank-screens.tsx')).CreateQuestion,
                ['admin/bank', 'attempt/question', 'ui/figure', 'ui/table', 'ui/versions'],
              ),
            },
            {
              path: '/admin/questions/:item',
              ...screen(
                async () => (await import('./bank-screens.tsx')).EditQuestion,
                ['admin/bank', 'attempt/question', 'ui/figure', 'ui/table', 'ui/versions'],
              ),
            },
            {
              path: '/admin/tests',
              ...screen(
                async () => (await import('../admin/tests/list/tests-screen.tsx')).TestsScreen,
                ['admin/tests', 'ui/table'],
              ),
            },
            {
              path: '/admin/tests/create',
              ...screen(
                async () => (await import('../admin/tests/create/create-screen.tsx')).CreateScreen,
                'admin/tests',
              ),
            },
            {
              path: '/admin/tests/:test',
              ...screen(
                async () => (await import('../admin/tests/editor/test-screen.tsx')).TestScreen,
                ['admin/tests', 'ui/question-words', 'ui/table', 'ui/versions'],
              ),
            },
            {
              path: '/admin/questions/statistics',
              ...screen(
                async () =>
                  (await import('../admin/statistics/statistics-screen.tsx')).StatisticsScreen,
                'admin/statistics',
              ),
            },
            {
              path: '/admin/questions/statistics/:calibration',
              ...screen(
                async () =>
                  (await import('../admin/statistics/calibration-screen.tsx')).CalibrationScreen,
                'admin/statistics',
              ),
            },
            {
              path: '/admin/questions/exchange',
              ...screen(
                async () =>
                  (await import('../admin/bank/exchange/exchange-screen.tsx')).ExchangeScreen,
                ['admin/bank', 'admin/bank/exchange', 'ui/table'],
              ),
            },
            {
              path: '/admin/test-results',
              ...screen(
                async () =>
                  (await import('../admin/attempts/list/results-screen.tsx')).ResultsScreen,
                ['admin/attempts', 'ui/table'],
              ),
            },
            {
              path: '/admin/test-results/live',
              ...screen(
                async () => (await import('../admin/attempts/live/live-screen.tsx')).LiveScreen,
                ['admin/attempts', 'ui/table'],
              ),
            },
            {
              path: '/admin/test-results/:attempt',
              ...screen(
                async () =>
                  (await import('../admin/attempts/attempt/attempt-screen.tsx')).AttemptScreen,
                'admin/attempts',
              ),
            },
            {
              path: '/admin/users',
              ...screen(
                async () => (await import('../admin/users/list/users-screen.tsx')).UsersScreen,
                ['admin/users', 'ui/table'],
              ),
            },
            {
              path: '/admin/users/import',
              ...screen(
                async () => (await import('../admin/users/import/import-screen.tsx')).ImportScreen,
                'admin/users',
              ),
            },
            {
              path: '/admin/users/:user',
              ...screen(
                async () => (await import('../admin/users/person/user-screen.tsx')).UserScreen,
                ['admin/users', 'admin/tickets', 'ui/conversation', 'ui/table'],
              ),
            },
            {
              path: '/admin/roles',
              ...screen(
                async () => (await import('../admin/roles/roles-screen.tsx')).RolesScreen,
                'admin/roles',
              ),
            },
            {
              path: '/admin/settings',
              ...screen(
                async () =>
                  (await import('../admin/settings/own-settings-screen.tsx')).OwnSettingsScreen,
                ['admin/settings', 'ui/preferences'],
              ),
            },
            {
              path: '/admin/system-settings',
              ...screen(
                async () =>
                  (await import('../admin/system-settings/system-settings-screen.tsx'))
                    .SystemSettingsScreen,
                ['admin/system-settings', 'orientation/result', 'ui/table'],
              ),
            },
            {
              path: '/admin/tickets/:ticket?',
              ...screen(
                async () => (await import('../admin/tickets/desk-screen.tsx')).DeskScreen,
                ['admin/tickets', 'ui/conversation', 'ui/table'],
              ),
            },
            {
              path: '/admin/tickets/canned',
              ...screen(
                async () =>
                  (await import('../admin/tickets/canned/canned-screen.tsx')).CannedScreen,
                ['admin/tickets', 'admin/tickets/canned', 'ui/versions'],
              ),
            },
            {
              path: '/admin/tickets/figures',
              ...screen(
                async () =>
                  (await import('../admin/tickets/figures/figures-screen.tsx')).FiguresScreen,
                ['admin/tickets', 'admin/tickets/figures'],
              ),
            },
            {
              path: '/admin/notifications',
              ...screen(
                async () =>
                  (await import('../admin/notifications/notifications-screen.tsx'))
                    .NotificationsScreen,
                ['admin/notifications', 'ui/inbox', 'ui/table'],
              ),
            },
            {
              path: '/admin/audit',
              ...screen(
                async () => (await import('../admin/audit/audit-screen.tsx')).AuditScreen,
                ['admin/audit', 'ui/table'],
              ),
            },
            { path: '/admin/*', ...notFound },
          ],
        },
      ],
    },
  ],
};
