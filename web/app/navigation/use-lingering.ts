import { useEffect, useState } from 'react';

/** True at once when `isOn` is, and still for that long after it no longer is. */
export function useLingering(isOn: boolean, milliseconds: number): boolean {
  const [lingers, setLingers] = useState(isOn);

  useEffect(() => {
    const change = setTimeout(() => setLingers(isOn), isOn ? 0 : milliseconds);
    return () => clearTimeout(change);
  }, [isOn, milliseconds]);

  return isOn || lingers;
}
