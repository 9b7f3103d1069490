import type { RouteObject } from 'react-router';
import { LoginGuard } from './guards.tsx';
import { screen } from './screen.ts';

/** The pages of one's own account and results, inside the public frame. */
export const ownArea: RouteObject[] = [
  {
    path: '/test-results/:attempt',
    ...screen(
      async () => (await import('../results/results-screen.tsx')).ResultsScreen,
      [
        'results',
        'results/detailed',
        'results/share',
        'results/compare',
        'ui/figure',
        'ui/question-words',
      ],
    ),
  },
  {
    path: '/test-results/:attempt/sheet',
    ...screen(
      async () => (await import('../results/sheet/sheet-screen.tsx')).SheetScreen,
      ['results', 'results/sheet', 'ui/figure', 'ui/item-answer'],
    ),
  },
  {
    Component: LoginGuard,
    children: [
      {
        path: '/error-log',
        ...screen(
          async () => (await import('../error-log/error-log-screen.tsx')).ErrorLogScreen,
          ['error-log', 'ui/figure', 'ui/item-answer', 'ui/question-words'],
        ),
      },
      {
        path: '/profile',
        ...screen(
          async () => (await import('../profile/profile-screen.tsx')).ProfileScreen,
          ['profile', 'profile/security', 'profile/own-data'],
        ),
      },
      {
        path: '/notifications',
        ...screen(
          async () =>
            (await import('../notifications/notifications-screen.tsx')).NotificationsScreen,
          ['notifications', 'ui/inbox'],
        ),
      },
      {
        path: '/settings',
        ...screen(
          async () => (await import('../settings/settings-screen.tsx')).SettingsScreen,
          ['settings', 'ui/preferences'],
        ),
      },
    ],
  },
];
