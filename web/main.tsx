import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { handleFailures } from './app/expire-session.ts';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { checkSession } from './app/session-check.ts';
import { startI18n } from './i18n/i18n.ts';

await startI18n();
const router = createRouter();
handleFailures(router);
void checkSession();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
