import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { CheckingAuthentication } from './session/checking-authentication.tsx';
import { attemptWords, ticketWords } from './first-words.ts';
import { notFound } from './areas/common-routes.tsx';
import { CheckedGuard, LoginGuard } from './session/guards.tsx';
import { logoutPath } from './session/leave.ts';
import { FailedPage } from './pages/failed-page.tsx';
import { LogoutPage } from './pages/logout-page.tsx';
import { OfflinePage } from './pages/offline-page.tsx';
import { Root } from './root.tsx';
import { screen } from './areas/screen.ts';
import { TestLayout } from './areas/test-layout.tsx';

const publicArea: RouteObject = {
  id: 'public',
  ...screen(
    async () => (await import('./public-frame/public-frame.tsx')).PublicFrame,
    'app/public-frame',
  ),
  children: [
    {
      index: true,
      ...screen(async () => (await import('../site/home/home-screen.tsx')).HomeScreen, 'site/home'),
    },
    ...['/courses', '/practice'].map((path) => ({
      path,
      ...screen(
        async () => (await import('../site/upcoming/upcoming-screen.tsx')).UpcomingScreen,
        'site/upcoming',
      ),
    })),
    ...['/dich-vu', '/chinh-sach-bao-mat', '/dieu-khoan-su-dung'].map((path) => ({
      path,
      ...screen(
        async () => (await import('../site/reading/managed-page-screen.tsx')).ManagedPageScreen,
        ['site/reading', 'site/prose'],
      ),
    })),
    {
      path: '/cau-hoi-thuong-gap',
      ...screen(
        async () => (await import('../site/reading/questions-screen.tsx')).QuestionsScreen,
        'site/reading',
      ),
    },
    {
      path: '/support',
      ...screen(
        async () => (await import('../site/support/support-screen.tsx')).SupportScreen,
        'site/support',
      ),
    },
    {
      path: '/support/:slug',
      ...screen(
        async () => (await import('../site/support/article-screen.tsx')).ArticleScreen,
        ['site/support', 'site/prose'],
      ),
    },
    {
      path: '/tickets/:ticket?',
      ...screen(
        async () => (await import('../tickets/tickets-screen.tsx')).TicketsScreen,
        ticketWords,
      ),
    },
    {
      path: '/tickets/new',
      ...screen(
        async () => (await import('../tickets/new/new-ticket-screen.tsx')).NewTicketScreen,
        ticketWords,
      ),
    },
    {
      path: '/tests',
      ...screen(
        async () => (await import('../attempts/tests/tests-screen.tsx')).TestsScreen,
        'attempts/tests',
      ),
    },
    {
      path: '/huong-nghiep',
      ...screen(
        async () => (await import('../site/orientation/orientation-screen.tsx')).OrientationScreen,
        ['site/orientation', 'site/orientation/check', 'site/orientation/result', 'site/interests'],
      ),
    },
    {
      path: '/demo/mailbox',
      ...screen(async () => (await import('../demo/mailbox-screen.tsx')).MailboxScreen, 'demo'),
    },
    {
      path: '/unauthorized',
      ...screen(
        async () => (await import('./pages/unauthorized-page.tsx')).UnauthorizedPage,
        'app',
      ),
    },
    { path: logoutPath, Component: LogoutPage },
    { path: '*', ...notFound },
  ],
};

const testArea: RouteObject = {
  Component: LoginGuard,
  children: [
    {
      Component: TestLayout,
      children: [
        {
          path: '/test/screen',
          ...screen(
            async () => (await import('../attempts/player/attempt-screen.tsx')).AttemptScreen,
            attemptWords,
          ),
        },
        {
          path: '/test/not-found',
          ...screen(
            async () =>
              (await import('../attempts/player/not-found/test-not-found-screen.tsx'))
                .TestNotFoundScreen,
            'attempts/player/not-found',
          ),
        },
      ],
    },
  ],
};

/** Where the service worker leads when a page can't come. */
const offlinePage: RouteObject = {
  Component: TestLayout,
  children: [{ path: '/test/offline', Component: OfflinePage }],
};

const authArea: RouteObject = {
  element: <CheckedGuard />,
  children: [
    {
      id: 'auth',
      ...screen(
        async () => (await import('../accounts/auth/auth-layout.tsx')).AuthLayout,
        'accounts/auth',
      ),
      children: [
        { path: '/auth', element: <Navigate to="/auth/login" replace /> },
        {
          path: '/auth/login',
          ...screen(
            async () => (await import('../accounts/auth/login-screen.tsx')).LoginScreen,
            'accounts/auth',
          ),
        },
        {
          path: '/auth/register',
          ...screen(
            async () =>
              (await import('../accounts/auth/register/register-screen.tsx')).RegisterScreen,
            'accounts/auth/register',
          ),
        },
      ],
    },
  ],
};

const isInConsole = (path: string): boolean => /^\/admin(\/|$)/.test(path);
const isOwn = (path: string): boolean =>
  /^\/(profile|error-log|notifications|settings|test-results)(\/|$)/.test(path);
const isInClasses = (path: string): boolean => /^\/(classes|join)(\/|$)/.test(path);
const isOfFamily = (path: string): boolean => /^\/(family|sharing)(\/|$)/.test(path);
const isAtDesk = (path: string): boolean => /^\/tickets\/desk(\/|$)/.test(path);
const isAroundSignIn = (path: string): boolean =>
  /^\/auth\/(second-step|not-me|forgot-password)(\/|$)/.test(path);

/**
 * Gives the history entry of this page load a key of its own. React Router calls every entry without one “default”, so a page
 * opened by its address would be scrolled to where another one was left.
 */
function nameEntry(): void {
  const state = history.state as { key?: string } | null;
  // The time of the page load: no two of a tab have the same.
  if (!state?.key) history.replaceState({ ...state, key: String(performance.timeOrigin) }, '');
}

export function createRouter() {
  nameEntry();
  return createBrowserRouter(
    [
      {
        id: 'root',
        Component: Root,
        ErrorBoundary: FailedPage,
        HydrateFallback: CheckingAuthentication,
        children: [publicArea, testArea, offlinePage, authArea],
      },
    ],
    {
      // These routes name many files; a first visit need not know them.
      patchRoutesOnNavigation: async ({ path, patch }) => {
        if (isInConsole(path)) patch('root', [(await import('./areas/admin-area.tsx')).adminArea]);
        if (isOwn(path)) patch('public', (await import('./areas/own-area.tsx')).ownArea);
        if (isInClasses(path)) {
          patch('public', (await import('./areas/classes-area.tsx')).classesArea);
        }
        if (isOfFamily(path)) patch('public', (await import('./areas/family-area.tsx')).familyArea);
        if (isAroundSignIn(path))
          patch('auth', (await import('./areas/sign-in-area.tsx')).signInArea);
        if (isAtDesk(path)) patch('root', [(await import('./areas/desk-area.tsx')).deskArea]);
      },
    },
  );
}
