import { useEffect, useEffectEvent, useRef } from 'react';
import { useUser } from '../../api/auth-state.ts';
import { refreshUser } from '../../api/refresh-user.ts';
import type { Opened } from './engine/use-player.ts';

/**
 * Where a test may only be started with a verified address: makes sure that this page knows the address is not, so that
 * the question for the code opens over it, and starts the test once the code was right.
 */
export function useVerifyFirst(opened: Opened): void {
  const isRefused = opened.state === 'failed' && opened.error.code === 'VERIFY_FIRST';
  const isUnverified = useUser()?.status === 'UNVERIFIED';
  const wasUnverified = useRef(isUnverified);

  useEffect(() => {
    if (isRefused) void refreshUser();
  }, [isRefused]);

  const goOn = useEffectEvent(() => {
    if (isRefused) opened.retry();
  });
  useEffect(() => {
    if (wasUnverified.current && !isUnverified) goOn();
    wasUnverified.current = isUnverified;
  }, [isUnverified]);
}
