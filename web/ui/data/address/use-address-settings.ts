import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AddressSettings } from './address-settings.ts';

interface Place {
  search: string;
  hash: string;
}

/** What changes, or how it follows from what was chosen last. Without a hash the address has none afterwards. */
export type Change<Values> = (
  changed: Partial<Values> | ((latest: Values, hash: string) => Partial<Values>),
  hash?: string,
) => void;

const isSame = (one: Place, other: Place): boolean =>
  one.search === other.search && one.hash === other.hash;

/**
 * Settings that stand in the address: a link leads to them, a reload keeps them, and coming back finds them. A change takes
 * the place of the entry before it, so that Back leaves the page. `settings` must be the same object every time.
 */
export function useAddressSettings<Values extends object>(
  settings: AddressSettings<Values>,
): [Values, Change<Values>] {
  const location = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => settings.read(location.search), [settings, location.search]);
  // Where we are going, until the page has been drawn there: two choices made in one moment both count.
  const ahead = useRef<Place[]>([]);
  useEffect(() => {
    const arrived = ahead.current.findIndex((place) => isSame(place, location));
    // Somewhere else altogether: somebody else leads, such as the button Back.
    ahead.current = arrived < 0 ? [] : ahead.current.slice(arrived + 1);
  }, [location]);

  const change: Change<Values> = (changed, hash = '') => {
    const from = ahead.current.at(-1) ?? location;
    const latest = settings.read(from.search);
    const wanted = typeof changed === 'function' ? changed(latest, from.hash) : changed;
    const to = { search: settings.write(from.search, { ...latest, ...wanted }), hash };
    ahead.current.push(to);
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  return [values, change];
}
