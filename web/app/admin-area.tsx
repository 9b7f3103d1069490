import { Navigate, type RouteObject } from 'react-router';
import { notBuiltYetRoutes, notFound } from './common-routes.tsx';
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
            ...notBuiltYetRoutes('admin'),
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
              path: '/admin/content',
              ...screen(
                async () =>
                  (await import('../admin/content/list/content-screen.tsx')).ContentScreen,
                ['admin/content', 'ui/table'],
              ),
            },
            {
              path: '/admin/content/:entry',
              ...screen(
                async () => (await import('../admin/content/editor/entry-screen.tsx')).EntryScreen,
                'admin/content',
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
                ['admin/users', 'ui/table'],
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
