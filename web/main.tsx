import './ui/theme/styles.css';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { handleFailures } from './app/session/expire-session.ts';
import { recordEarlyInput } from './app/server-html/early-input.ts';
import { hasServerHtml, waitUntilHydratable } from './app/server-html/hydration.ts';
import { firstNamespaces } from './app/first-namespaces.ts';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { checkSession } from './app/session/session-check.ts';
import { startI18nFor } from './i18n/i18n.ts';

/** A function, because top-level `await` keeps the build from merging small files. */
async function start(): Promise<void> {
  const messages = startI18nFor(firstNamespaces(location.pathname));
  // Loads the code of the current page in parallel with the messages.
  const router = createRouter();
  await messages;
  const isHydrated = hasServerHtml() && (await waitUntilHydratable(router));
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
  // A transition hydrates in small steps, between which a slow phone can scroll and follow links.
  startTransition(() => {
    if (!isHydrated) return renderFromScratch(root, page);
    recordEarlyInput();
    hydrateRoot(root, page, { onRecoverableError: reportMismatch(document.documentElement.lang) });
  });
}

/**
 * React renders a part again that differs from its HTML. This is an error, unless the language was changed or the network was
 * lost before the part was hydrated.
 */
const reportMismatch = (languageOfHtml: string) => (error: unknown) => {
  if (navigator.onLine && document.documentElement.lang === languageOfHtml) reportError(error);
};

/** Discards the server's HTML, which does not match this person or page, and renders without it. */
function renderFromScratch(root: HTMLElement, page: ReactNode): void {
  root.replaceChildren();
  delete document.documentElement.dataset['serverHtml'];
  createRoot(root).render(page);
}

void start();
