import type { RouteObject } from 'react-router';
import { ticketNamespaces } from '../first-namespaces.ts';
import { LogoutPage } from '../pages/logout-page.tsx';
import { logoutPath } from '../session/log-out.ts';
import { notFound } from './common-routes.tsx';
import { screen } from './screen.ts';

/** The pages that visitors may also open. The server renders the HTML of these routes. */
export const publicArea: RouteObject = {
  id: 'public',
  ...screen(
    async () => (await import('../public-frame/public-frame.tsx')).PublicFrame,
    'app/public-frame',
  ),
  children: [
    {
      index: true,
      ...screen(
        async () => (await import('../../site/home/home-screen.tsx')).HomeScreen,
        'site/home',
      ),
    },
    ...['/courses', '/practice'].map((path) => ({
      path,
      ...screen(
        async () => (await import('../../site/upcoming/upcoming-screen.tsx')).UpcomingScreen,
        'site/upcoming',
      ),
    })),
    ...['/dich-vu', '/chinh-sach-bao-mat', '/dieu-khoan-su-dung'].map((path) => ({
      path,
      ...screen(
        async () => (await import('../../site/reading/managed-page-screen.tsx')).ManagedPageScreen,
        ['site/reading', 'site/prose'],
      ),
    })),
    {
      path: '/cau-hoi-thuong-gap',
      ...screen(
        async () => (await import('../../site/reading/questions-screen.tsx')).QuestionsScreen,
        'site/reading',
      ),
    },
    {
      path: '/support',
      ...screen(
        async () => (await import('../../site/support/support-screen.tsx')).SupportScreen,
        'site/support',
      ),
    },
    {
      path: '/support/:slug',
      ...screen(
        async () => (await import('../../site/support/article-screen.tsx')).ArticleScreen,
        ['site/support', 'site/prose'],
      ),
    },
    {
      path: '/tickets/:ticket?',
      ...screen(
        async () => (await import('../../tickets/tickets-screen.tsx')).TicketsScreen,
        ticketNamespaces,
      ),
    },
    {
      path: '/tickets/new',
      ...screen(
        async () => (await import('../../tickets/new/new-ticket-screen.tsx')).NewTicketScreen,
        ticketNamespaces,
      ),
    },
    {
      path: '/tests',
      ...screen(
        async () => (await import('../../attempts/tests/tests-screen.tsx')).TestsScreen,
        'attempts/tests',
      ),
    },
    {
      path: '/huong-nghiep',
      ...screen(
        async () =>
          (await import('../../site/orientation/orientation-screen.tsx')).OrientationScreen,
        ['site/orientation', 'site/orientation/check', 'site/orientation/result', 'site/interests'],
      ),
    },
    {
      path: '/demo/mailbox',
      ...screen(async () => (await import('../../demo/mailbox-screen.tsx')).MailboxScreen, 'demo'),
    },
    {
      path: '/unauthorized',
      ...screen(
        async () => (await import('../pages/unauthorized-page.tsx')).UnauthorizedPage,
        'app',
      ),
    },
    { path: logoutPath, Component: LogoutPage },
    { path: '*', ...notFound },
  ],
};
