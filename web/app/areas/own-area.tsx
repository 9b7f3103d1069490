import type { RouteObject } from 'react-router';
import { LoginGuard } from '../session/guards.tsx';
import { screen } from './screen.ts';

/** The pages of a person's own account and results, inside the public frame. */
export const ownArea: RouteObject[] = [
  {
    path: '/test-results/:attempt',
    ...screen(
      async () => (await import('../../results/results-screen.tsx')).ResultsScreen,
      [
        'results',
        'results/detailed',
        'results/share',
        'results/compare',
        'item/figure',
        'item/question-words',
      ],
    ),
  },
  {
    path: '/test-results/:attempt/sheet',
    ...screen(
      async () => (await import('../../results/sheet/sheet-screen.tsx')).SheetScreen,
      ['results', 'results/sheet', 'item/figure', 'item/item-answer'],
    ),
  },
  {
    Component: LoginGuard,
    children: [
      {
        path: '/test-results/:attempt/redo',
        ...screen(
          async () => (await import('../../results/redo/redo-screen.tsx')).RedoScreen,
          ['results', 'results/redo', 'attempts/math-tools', 'item/figure', 'item/item-answer'],
        ),
      },
      {
        path: '/error-log',
        ...screen(
          async () => (await import('../../results/error-log/error-log-screen.tsx')).ErrorLogScreen,
          [
            'results/error-log',
            'results/redo',
            'attempts/math-tools',
            'item/figure',
            'item/item-answer',
            'item/question-words',
          ],
        ),
      },
      {
        path: '/profile',
        ...screen(
          async () => (await import('../../accounts/profile/profile-screen.tsx')).ProfileScreen,
          [
            'accounts/profile',
            'accounts/passwords',
            'accounts/person-form',
            'accounts/profile/security',
            'accounts/profile/own-data',
          ],
        ),
      },
      {
        path: '/notifications',
        ...screen(
          async () =>
            (await import('../../accounts/notifications/notifications-screen.tsx'))
              .NotificationsScreen,
          ['accounts/notifications', 'accounts/inbox'],
        ),
      },
      {
        path: '/settings',
        ...screen(
          async () => (await import('../../accounts/settings/settings-screen.tsx')).SettingsScreen,
          ['accounts/settings', 'accounts/preferences'],
        ),
      },
    ],
  },
];
