import type { RouteObject } from 'react-router';
import { LoginGuard } from './guards.tsx';
import { screen } from './screen.ts';

/** Families, and who can see what. */
export const familyArea: RouteObject[] = [
  {
    path: '/family/stop',
    ...screen(async () => (await import('../family/stop/stop-screen.tsx')).StopScreen, 'family'),
  },
  {
    Component: LoginGuard,
    children: [
      {
        path: '/family',
        ...screen(async () => (await import('../family/family-screen.tsx')).FamilyScreen, 'family'),
      },
      {
        path: '/family/:student',
        ...screen(
          async () =>
            (await import('../family/results/child-results-screen.tsx')).ChildResultsScreen,
          'family',
        ),
      },
      {
        path: '/sharing',
        ...screen(
          async () => (await import('../sharing/sharing-screen.tsx')).SharingScreen,
          'sharing',
        ),
      },
    ],
  },
];
