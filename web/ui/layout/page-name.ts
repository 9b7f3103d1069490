import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';

/** What the pages of single things are called, by their address: a name says more than an id. */
const usePageNames = create<Record<string, string>>(() => ({}));

/** Said by a page about itself as soon as it knows; or about the page above it, which nobody may have opened yet. */
export function usePageName(name: string | undefined, path?: string): void {
  const { pathname } = useLocation();
  const at = path ?? pathname;
  useEffect(() => {
    if (name !== undefined) usePageNames.setState({ [at]: name });
  }, [at, name]);
}

export const usePageNameAt = (): ((path: string) => string | undefined) => {
  const names = usePageNames();
  return (path) => names[path];
};
