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
              path: '/admin/help/components',
              ...screen(
                async () => (await import('../admin/help/components-screen.tsx')).ComponentsScreen,
                'admin/help',
              ),
            },
            { path: '/admin/*', ...notFound },
          ],
        },
      ],
    },
  ],
};
