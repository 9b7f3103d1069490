import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { CheckingAuthentication } from './session/checking-authentication.tsx';
import { attemptNamespaces } from './first-namespaces.ts';
import { publicArea } from './areas/public-area.tsx';
import { CheckedGuard, LoginGuard } from './session/guards.tsx';
import { FailedPage } from './pages/failed-page.tsx';
import { OfflinePage } from './pages/offline-page.tsx';
import { Root } from './root.tsx';
import { screen } from './areas/screen.ts';
import { TestLayout } from './areas/test-layout.tsx';

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
            attemptNamespaces,
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

/** The service worker shows this page when another cannot be loaded. */
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
            ['accounts/auth/register', 'accounts/passwords', 'accounts/person-form'],
          ),
        },
      ],
    },
  ],
};

const isInConsole = (path: string): boolean => /^\/admin(\/|$)/.test(path);
const isOwnPage = (path: string): boolean =>
  /^\/(profile|error-log|notifications|settings|test-results)(\/|$)/.test(path);
const isInClasses = (path: string): boolean => /^\/(classes|join)(\/|$)/.test(path);
const isInFamily = (path: string): boolean => /^\/(family|sharing)(\/|$)/.test(path);
const isAtDesk = (path: string): boolean => /^\/tickets\/desk(\/|$)/.test(path);
const isInSignIn = (path: string): boolean =>
  /^\/auth\/(second-step|not-me|forgot-password)(\/|$)/.test(path);

/**
 * Gives the history entry of this page load a unique key. React Router uses the key “default” for every entry without one, so
 * a page opened by its address would get the scroll position of another.
 */
function setEntryKey(): void {
  const state = history.state as { key?: string } | null;
  // The time of the page load is unique in a tab.
  if (!state?.key) history.replaceState({ ...state, key: String(performance.timeOrigin) }, '');
}

export function createRouter() {
  setEntryKey();
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
      // These routes list many files, so a first visit does not load them.
      patchRoutesOnNavigation: async ({ path, patch }) => {
        if (isInConsole(path)) patch('root', [(await import('./areas/admin-area.tsx')).adminArea]);
        if (isOwnPage(path)) patch('public', (await import('./areas/own-area.tsx')).ownArea);
        if (isInClasses(path)) {
          patch('public', (await import('./areas/classes-area.tsx')).classesArea);
        }
        if (isInFamily(path)) patch('public', (await import('./areas/family-area.tsx')).familyArea);
        if (isInSignIn(path)) patch('auth', (await import('./areas/sign-in-area.tsx')).signInArea);
        if (isAtDesk(path)) patch('root', [(await import('./areas/desk-area.tsx')).deskArea]);
      },
    },
  );
}
