import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { Providers } from '../app/providers.tsx';

/** Renders a screen with the providers of the product until the test ends. */
export function render(screen: ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<Providers>{screen}</Providers>);
  onTestFinished(async () => {
    root.unmount();
    container.remove();
    // React cleans up in later event loop turns, which must finish before the window is closed.
    await nextTurn();
    await nextTurn();
  });
}

/** Waits until the check passes, because React renders asynchronously. */
export const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: 5_000, interval: 5 });

export const heading = (): string | undefined => document.querySelector('h1')?.textContent;

export function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll('button')];
  const found = all.find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).includes(name),
  );
  if (!found) throw new Error(`no button "${name}"`);
  return found;
}

export function enter(name: string, value: string): void {
  document.querySelector<HTMLInputElement>(`input[name=${name}]`)!.value = value;
}
