import type { Place } from './places.ts';

export const placeId = ({ module, slot }: Place): string => `place-${module}-${slot}`;
export const moduleId = (module: number): string => `module-${module}`;

/** After what is being drawn has been drawn. */
export const focusPlace = (place: Place): void => focusOn(placeId(place));

export function focusOn(id: string): void {
  setTimeout(() => {
    const found = document.getElementById(id);
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  }, 60);
}
