import { screen } from './screen.ts';

export const notFound = screen(
  async () => (await import('../pages/not-found-page.tsx')).NotFoundPage,
  'app',
);
