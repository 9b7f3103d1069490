import type { RouteObject } from 'react-router';
import { LoginGuard } from '../session/guards.tsx';
import { screen } from './screen.ts';

/** The pages of families and of sharing. */
export const familyArea: RouteObject[] = [
  {
    path: '/family/stop',
    ...screen(
      async () => (await import('../../following/family/stop/stop-screen.tsx')).StopScreen,
      'following/family',
    ),
  },
  {
    Component: LoginGuard,
    children: [
      {
        path: '/family',
        ...screen(
          async () => (await import('../../following/family/family-screen.tsx')).FamilyScreen,
          'following/family',
        ),
      },
      {
        path: '/family/:student',
        ...screen(
          async () =>
            (await import('../../following/family/results/child-results-screen.tsx'))
              .ChildResultsScreen,
          'following/family',
        ),
      },
      {
        path: '/sharing',
        ...screen(
          async () => (await import('../../following/sharing/sharing-screen.tsx')).SharingScreen,
          'following/sharing',
        ),
      },
    ],
  },
];
