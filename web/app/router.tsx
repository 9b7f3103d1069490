import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { CheckingAuthentication } from './checking-authentication.tsx';
import { attemptWords } from './first-words.ts';
import { notBuiltYetRoutes, notFound } from './common-routes.tsx';
import { CheckedGuard, LoginGuard } from './guards.tsx';
import { FailedPage } from './pages/failed-page.tsx';
import { LogoutPage } from './pages/logout-page.tsx';
import { OfflinePage } from './pages/offline-page.tsx';
import { Root } from './root.tsx';
import { screen } from './screen.ts';
import { TestLayout } from './test-layout.tsx';

const publicArea: RouteObject = {
  ...screen(
    async () => (await import('./public-frame/public-frame.tsx')).PublicFrame,
    'app/public-frame',
  ),
  children: [
    {
      index: true,
      ...screen(async () => (await import('../home/home-screen.tsx')).HomeScreen, 'home'),
    },
    ...notBuiltYetRoutes('public'),
    ...['/courses', '/practice'].map((path) => ({
      path,
      ...screen(
        async () => (await import('../upcoming/upcoming-screen.tsx')).UpcomingScreen,
        'upcoming',
      ),
    })),
    ...['/dich-vu', '/chinh-sach-bao-mat', '/dieu-khoan-su-dung'].map((path) => ({
      path,
      ...screen(
        async () => (await import('../reading/managed-page-screen.tsx')).ManagedPageScreen,
        ['reading', 'ui/prose'],
      ),
    })),
    {
      path: '/cau-hoi-thuong-gap',
      ...screen(
        async () => (await import('../reading/questions-screen.tsx')).QuestionsScreen,
        'reading',
      ),
    },
    {
      path: '/support',
      ...screen(
        async () => (await import('../support/support-screen.tsx')).SupportScreen,
        'support',
      ),
    },
    {
      path: '/support/:slug',
      ...screen(
        async () => (await import('../support/article-screen.tsx')).ArticleScreen,
        ['support', 'ui/prose'],
      ),
    },
    {
      path: '/tests',
      ...screen(async () => (await import('../tests/tests-screen.tsx')).TestsScreen, 'tests'),
    },
    {
      path: '/huong-nghiep',
      ...screen(
        async () => (await import('../orientation/orientation-screen.tsx')).OrientationScreen,
        ['orientation', 'orientation/check', 'orientation/result', 'ui/interests'],
      ),
    },
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
            'profile',
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
    { path: '/logout', Component: LogoutPage },
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
            async () => (await import('../attempt/attempt-screen.tsx')).AttemptScreen,
            attemptWords,
          ),
        },
        {
          path: '/test/not-found',
          ...screen(
            async () =>
              (await import('../attempt/not-found/test-not-found-screen.tsx')).TestNotFoundScreen,
            'attempt/not-found',
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
      ...screen(async () => (await import('../auth/auth-layout.tsx')).AuthLayout, 'auth'),
      children: [
        { path: '/auth', element: <Navigate to="/auth/login" replace /> },
        {
          path: '/auth/login',
          ...screen(async () => (await import('../auth/login-screen.tsx')).LoginScreen, 'auth'),
        },
        {
          path: '/auth/register',
          ...screen(
            async () => (await import('../auth/register/register-screen.tsx')).RegisterScreen,
            'auth/register',
          ),
        },
        {
          path: '/auth/forgot-password',
          ...screen(
            async () =>
              (await import('../auth/recover/forgot-password-screen.tsx')).ForgotPasswordScreen,
            'auth/recover',
          ),
        },
        {
          path: '/auth/forgot-password/change',
          ...screen(
            async () =>
              (await import('../auth/recover/change-password-screen.tsx')).ChangePasswordScreen,
            'auth/recover',
          ),
        },
      ],
    },
  ],
};

const isInConsole = (path: string): boolean => /^\/admin(\/|$)/.test(path);

export const createRouter = () =>
  createBrowserRouter(
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
      // The console's routes name many files; a student's first visit need not know them.
      patchRoutesOnNavigation: async ({ path, patch }) => {
        if (!isInConsole(path)) return;
        const { adminArea } = await import('./admin-area.tsx');
        patch('root', [adminArea]);
      },
    },
  );
