import { useEffect } from 'react';
import { startHeartbeat } from './presence-heartbeat.ts';

/** Renders nothing: sends heartbeats to the server as long as it is mounted. */
export function Presence() {
  useEffect(startHeartbeat, []);
  return null;
}
