import type { RouteObject } from 'react-router';
import { LoginGuard } from '../session/guards.tsx';
import { screen } from './screen.ts';

/** The pages of the desk outside the console; the server authorizes their use. */
export const deskArea: RouteObject = {
  Component: LoginGuard,
  children: [
    {
      ...screen(
        async () => (await import('../desk-frame/desk-frame.tsx')).DeskFrame,
        'app/public-frame',
      ),
      children: [
        {
          path: '/tickets/desk/:ticket?',
          ...screen(
            async () => (await import('../../tickets/console/desk-screen.tsx')).DeskScreen,
            ['tickets/console', 'tickets/conversation', 'ui/data/table'],
          ),
        },
        {
          path: '/tickets/desk/canned',
          ...screen(
            async () =>
              (await import('../../tickets/console/canned/canned-screen.tsx')).CannedScreen,
            ['tickets/console', 'tickets/console/canned', 'ui/data/versions'],
          ),
        },
        {
          path: '/tickets/desk/figures',
          ...screen(
            async () =>
              (await import('../../tickets/console/figures/figures-screen.tsx')).FiguresScreen,
            ['tickets/console', 'tickets/console/figures'],
          ),
        },
      ],
    },
  ],
};
