import './ui/theme/styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { handleFailures } from './app/session/expire-session.ts';
import { untilReady } from './app/first-screen/until-ready.ts';
import { firstWords } from './app/first-words.ts';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { checkSession } from './app/session/session-check.ts';
import { startI18nFor } from './i18n/i18n.ts';

/** Not at the top of the module: where the build sees an `await` there, it leaves small files unmerged. */
async function start(): Promise<void> {
  const words = startI18nFor(firstWords(location.pathname));
  // It asks for the code of the page that was opened, beside the words.
  const router = createRouter();
  await words;
  await untilReady(router);
  handleFailures(router);
  void checkSession();
  const root = createRoot(document.getElementById('root')!);
  // As a transition it is drawn in small steps, between which a slow phone can scroll and follow links.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}

void start();
