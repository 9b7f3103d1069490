import { Navigate, type RouteObject } from 'react-router';
import { bankConsoleArea } from './bank-console-area.ts';
import { notFound } from './common-routes.tsx';
import { RoleGuard } from '../session/guards.tsx';
import { screen } from './screen.ts';

export const adminArea: RouteObject = {
  element: <RoleGuard admits="ADMIN" />,
  children: [
    {
      ...screen(
        async () => (await import('../admin-shell/admin-shell.tsx')).AdminShell,
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
                  (await import('../../console/dashboard/dashboard-screen.tsx')).DashboardScreen,
                'console/dashboard',
              ),
            },
            {
              path: '/admin/analytics',
              ...screen(
                async () =>
                  (await import('../../console/analytics/analytics-screen.tsx')).AnalyticsScreen,
                'console/analytics',
              ),
            },
            {
              path: '/admin/help',
              ...screen(
                async () =>
                  (await import('../../console/help/guides/guides-screen.tsx')).GuidesScreen,
                'console/help/guides',
              ),
            },
            {
              path: '/admin/help/components',
              ...screen(
                async () =>
                  (await import('../../console/help/components-screen.tsx')).ComponentsScreen,
                'console/help',
              ),
            },
            ...bankConsoleArea,
            {
              path: '/admin/content',
              ...screen(
                async () =>
                  (await import('../../site/console/content/list/content-screen.tsx'))
                    .ContentScreen,
                ['site/console/content', 'ui/forms/arrange', 'ui/data/table'],
              ),
            },
            {
              path: '/admin/content/:entry',
              ...screen(
                async () =>
                  (await import('../../site/console/content/editor/entry-screen.tsx')).EntryScreen,
                ['site/console/content', 'ui/data/versions'],
              ),
            },
            {
              path: '/admin/test-results',
              ...screen(
                async () =>
                  (await import('../../attempts/console/list/results-screen.tsx')).ResultsScreen,
                ['attempts/console', 'ui/data/table'],
              ),
            },
            {
              path: '/admin/test-results/live',
              ...screen(
                async () =>
                  (await import('../../attempts/console/live/live-screen.tsx')).LiveScreen,
                ['attempts/console', 'ui/data/table'],
              ),
            },
            {
              path: '/admin/test-results/:attempt',
              ...screen(
                async () =>
                  (await import('../../attempts/console/attempt/attempt-screen.tsx')).AttemptScreen,
                'attempts/console',
              ),
            },
            {
              path: '/admin/users',
              ...screen(
                async () =>
                  (await import('../../accounts/console/users/list/users-screen.tsx')).UsersScreen,
                ['accounts/console/users', 'accounts/person-form', 'ui/data/table'],
              ),
            },
            {
              path: '/admin/users/import',
              ...screen(
                async () =>
                  (await import('../../accounts/console/users/import/import-screen.tsx'))
                    .ImportScreen,
                'accounts/console/users',
              ),
            },
            {
              path: '/admin/users/:user',
              ...screen(
                async () =>
                  (await import('../../accounts/console/users/person/user-screen.tsx')).UserScreen,
                [
                  'accounts/console/users',
                  'accounts/person-form',
                  'following/allowance',
                  'following/assigned',
                  'tickets/console',
                  'tickets/conversation',
                  'ui/data/table',
                ],
              ),
            },
            {
              path: '/admin/classes',
              ...screen(
                async () =>
                  (await import('../../following/console/classes-screen.tsx')).ClassesScreen,
                ['following/console', 'ui/data/table'],
              ),
            },
            {
              path: '/admin/roles',
              ...screen(
                async () =>
                  (await import('../../accounts/console/roles/roles-screen.tsx')).RolesScreen,
                'accounts/console/roles',
              ),
            },
            {
              path: '/admin/settings',
              ...screen(
                async () =>
                  (await import('../../accounts/console/settings/own-settings-screen.tsx'))
                    .OwnSettingsScreen,
                ['accounts/console/settings', 'accounts/preferences'],
              ),
            },
            {
              path: '/admin/system-settings',
              ...screen(
                async () =>
                  (await import('../../site/console/system-settings/system-settings-screen.tsx'))
                    .SystemSettingsScreen,
                ['site/console/system-settings', 'site/orientation/result', 'ui/data/table'],
              ),
            },
            {
              path: '/admin/tickets/:ticket?',
              ...screen(
                async () => (await import('../../tickets/console/desk-screen.tsx')).DeskScreen,
                ['tickets/console', 'tickets/conversation', 'ui/data/table'],
              ),
            },
            {
              path: '/admin/tickets/canned',
              ...screen(
                async () =>
                  (await import('../../tickets/console/canned/canned-screen.tsx')).CannedScreen,
                ['tickets/console', 'tickets/console/canned', 'ui/data/versions'],
              ),
            },
            {
              path: '/admin/tickets/figures',
              ...screen(
                async () =>
                  (await import('../../tickets/console/figures/figures-screen.tsx')).FiguresScreen,
                ['tickets/console', 'tickets/console/figures'],
              ),
            },
            {
              path: '/admin/notifications',
              ...screen(
                async () =>
                  (await import('../../accounts/console/notifications/notifications-screen.tsx'))
                    .NotificationsScreen,
                ['accounts/console/notifications', 'accounts/inbox', 'ui/data/table'],
              ),
            },
            {
              path: '/admin/audit',
              ...screen(
                async () => (await import('../../console/audit/audit-screen.tsx')).AuditScreen,
                ['console/audit', 'ui/data/table'],
              ),
            },
            { path: '/admin/*', ...notFound },
          ],
        },
      ],
    },
  ],
};
