import './ui/theme/styles.css';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { handleFailures } from './app/session/expire-session.ts';
import { noteEarlyInput } from './app/server-html/early-input.ts';
import { hasServerHtml, untilHydratable } from './app/server-html/hydration.ts';
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
  const isHydrated = hasServerHtml() && (await untilHydratable(router));
  handleFailures(router);
  void checkSession();
  const root = document.getElementById('root')!;
  const page = (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // As a transition it is done in small steps, between which a slow phone can scroll and follow links.
  startTransition(() => {
    if (!isHydrated) return renderFromScratch(root, page);
    noteEarlyInput();
    hydrateRoot(root, page, { onRecoverableError: reportMismatch(document.documentElement.lang) });
  });
}

/**
 * React draws a part again that differs from its HTML: an error, unless another language was chosen or the network went before it
 * was hydrated.
 */
const reportMismatch = (languageOfHtml: string) => (error: unknown) => {
  if (navigator.onLine && document.documentElement.lang === languageOfHtml) reportError(error);
};

/** HTML that was rendered for somebody or something else makes room. */
function renderFromScratch(root: HTMLElement, page: ReactNode): void {
  root.replaceChildren();
  delete document.documentElement.dataset['serverHtml'];
  createRoot(root).render(page);
}

void start();
