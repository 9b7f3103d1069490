import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AddressSettings } from './address-settings.ts';

interface Target {
  search: string;
  hash: string;
}

/** Takes the changed values, or a function of the latest ones. Without `hash` the new address has none. */
export type Change<Values> = (
  changed: Partial<Values> | ((latest: Values, hash: string) => Partial<Values>),
  hash?: string,
) => void;

const isSame = (one: Target, other: Target): boolean =>
  one.search === other.search && one.hash === other.hash;

/**
 * Keeps settings in the address, so that links, reloads and the Back button restore them. A change replaces the history
 * entry, so that Back leaves the page. `settings` must be the same object on every render.
 */
export function useAddressSettings<Values extends object>(
  settings: AddressSettings<Values>,
): [Values, Change<Values>] {
  const location = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => settings.read(location.search), [settings, location.search]);
  // Navigations not rendered yet: a second change made before the next render builds on the first.
  const pending = useRef<Target[]>([]);
  useEffect(() => {
    const arrived = pending.current.findIndex((target) => isSame(target, location));
    // An unknown location comes from elsewhere, such as the Back button.
    pending.current = arrived < 0 ? [] : pending.current.slice(arrived + 1);
  }, [location]);

  const change: Change<Values> = (changed, hash = '') => {
    const from = pending.current.at(-1) ?? location;
    const latest = settings.read(from.search);
    const changes = typeof changed === 'function' ? changed(latest, from.hash) : changed;
    const to = { search: settings.write(from.search, { ...latest, ...changes }), hash };
    pending.current.push(to);
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  return [values, change];
}
