import { useEffect } from 'react';
import { startBeating } from './presence-beat.ts';

/** Shows nothing: as long as it is on the page, the server knows that its reader is here. */
export function Presence() {
  useEffect(startBeating, []);
  return null;
}
