import type { RouteObject } from 'react-router';
import { screen } from './screen.ts';

/** The sign-in pages that no visit begins with, inside the frame of the login page. */
export const signInArea: RouteObject[] = [
  {
    path: '/auth/second-step',
    ...screen(
      async () =>
        (await import('../../accounts/auth/second-step/second-step-screen.tsx')).SecondStepScreen,
      'accounts/auth',
    ),
  },
  {
    path: '/auth/not-me',
    ...screen(
      async () => (await import('../../accounts/auth/recover/not-me-screen.tsx')).NotMeScreen,
      'accounts/auth/recover',
    ),
  },
  {
    path: '/auth/forgot-password',
    ...screen(
      async () =>
        (await import('../../accounts/auth/recover/forgot-password-screen.tsx'))
          .ForgotPasswordScreen,
      'accounts/auth/recover',
    ),
  },
  {
    path: '/auth/forgot-password/change',
    ...screen(
      async () =>
        (await import('../../accounts/auth/recover/change-password-screen.tsx'))
          .ChangePasswordScreen,
      ['accounts/auth/recover', 'accounts/passwords'],
    ),
  },
];
