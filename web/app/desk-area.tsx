import type { RouteObject } from 'react-router';
import { LoginGuard } from './guards.tsx';
import { screen } from './screen.ts';

/** The pages of the desk outside the console; who may really use them, the server says. */
export const deskArea: RouteObject = {
  Component: LoginGuard,
  children: [
    {
      ...screen(
        async () => (await import('./desk-frame/desk-frame.tsx')).DeskFrame,
        'app/public-frame',
      ),
      children: [
        {
          path: '/tickets/desk/:ticket?',
          ...screen(
            async () => (await import('../admin/tickets/desk-screen.tsx')).DeskScreen,
            ['admin/tickets', 'ui/conversation', 'ui/table'],
          ),
        },
        {
          path: '/tickets/desk/canned',
          ...screen(
            async () => (await import('../admin/tickets/canned/canned-screen.tsx')).CannedScreen,
            ['admin/tickets', 'admin/tickets/canned', 'ui/versions'],
          ),
        },
        {
          path: '/tickets/desk/figures',
          ...screen(
            async () => (await import('../admin/tickets/figures/figures-screen.tsx')).FiguresScreen,
            ['admin/tickets', 'admin/tickets/figures'],
          ),
        },
      ],
    },
  ],
};
