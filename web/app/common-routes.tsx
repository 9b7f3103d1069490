import type { RouteObject } from 'react-router';
import { notBuiltYet, type PageName } from './not-built-yet.ts';
import { NotBuiltYetPage } from './pages/not-built-yet-page.tsx';
import { screen } from './screen.ts';

export const notBuiltYetRoutes = (area: keyof typeof notBuiltYet): RouteObject[] =>
  Object.entries(notBuiltYet[area]).map(([name, path]) => ({
    path,
    element: <NotBuiltYetPage name={name as PageName} />,
  }));

export const notFound = screen(
  async () => (await import('./pages/not-found-page.tsx')).NotFoundPage,
  'app',
);
