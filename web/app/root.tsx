import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { NavigationSigns } from './navigation/navigation-signs.tsx';

/** Around every page: the signs of a navigation, and the focus taken along to the new page. */
export function Root() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A screen reader would otherwise stay on a link that is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <NavigationSigns />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
