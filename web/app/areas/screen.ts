import i18next, { type Namespace } from 'i18next';
import type { ComponentType } from 'react';

/** Waits for i18next: the code of the first page loads in parallel with it, but messages can load only after it has started. */
const whenInitialized = (): Promise<void> =>
  i18next.isInitialized
    ? Promise.resolve()
    : new Promise((resolve) => {
        i18next.on('initialized', () => resolve());
      });

async function loadMessages(namespaces: Namespace): Promise<void> {
  await whenInitialized();
  await i18next.loadNamespaces(namespaces);
}

/** A lazy route: its code and messages load in parallel when it is first opened. */
export const screen = (load: () => Promise<ComponentType>, namespaces: Namespace) => ({
  lazy: async () => {
    const [Component] = await Promise.all([load(), loadMessages(namespaces)]);
    return { Component };
  },
});
