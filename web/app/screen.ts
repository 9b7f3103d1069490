import i18next, { type Namespace } from 'i18next';
import type { ComponentType } from 'react';

/** A page whose code and words are fetched together when it is first opened. */
export const screen = (load: () => Promise<ComponentType>, words: Namespace) => ({
  lazy: async () => {
    const [Component] = await Promise.all([load(), i18next.loadNamespaces(words)]);
    return { Component };
  },
});
