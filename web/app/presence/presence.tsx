import { useEffect } from 'react';
import { startBeating } from './presence-beat.ts';

/** Renders nothing: sends heartbeats to the server as long as it is mounted. */
export function Presence() {
  useEffect(startBeating, []);
  return null;
}
