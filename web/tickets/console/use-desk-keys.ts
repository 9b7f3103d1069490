import { useEffect, useEffectEvent } from 'react';
import { deskKeyOf, type DeskKey } from './desk-keys.ts';

/** Each answers whether it did something; then the browser does nothing of its own. */
export function useDeskKeys(doing: Record<DeskKey, () => boolean>): void {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const key = deskKeyOf(event);
    if (key && doing[key]()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onPress(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
