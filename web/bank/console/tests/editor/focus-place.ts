import type { Place } from './places.ts';

export const placeId = ({ module, slot }: Place): string => `place-${module}-${slot}`;
export const moduleId = (module: number): string => `module-${module}`;

/** Focuses a place after pending updates have rendered. */
export const focusPlace = (place: Place): void => focusOn(placeId(place));

export function focusOn(id: string): void {
  setTimeout(() => {
    const element = document.getElementById(id);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, 60);
}
