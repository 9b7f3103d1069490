import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';

/** Names of detail pages by address, for breadcrumbs that would otherwise show an id. */
const usePageNames = create<Record<string, string>>(() => ({}));

/** Sets the name of the current page, or of the page at `path`, such as a parent that was not opened yet. */
export function usePageName(name: string | undefined, path?: string): void {
  const { pathname } = useLocation();
  const address = path ?? pathname;
  useEffect(() => {
    if (name !== undefined) usePageNames.setState({ [address]: name });
  }, [address, name]);
}

export const usePageNameAt = (): ((path: string) => string | undefined) => {
  const names = usePageNames();
  return (path) => names[path];
};
