import i18next, { type Namespace } from 'i18next';
import type { ComponentType } from 'react';

/** The first page's code is asked for beside the first words; its own words only once i18next knows where they are. */
const begun = (): Promise<void> =>
  i18next.isInitialized
    ? Promise.resolve()
    : new Promise((resolve) => {
        i18next.on('initialized', () => resolve());
      });

async function loadWords(words: Namespace): Promise<void> {
  await begun();
  await i18next.loadNamespaces(words);
}

/** A page whose code and words are fetched together when it is first opened. */
export const screen = (load: () => Promise<ComponentType>, words: Namespace) => ({
  lazy: async () => {
    const [Component] = await Promise.all([load(), loadWords(words)]);
    return { Component };
  },
});
