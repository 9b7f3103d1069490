import { useEffect, useEffectEvent } from 'react';
import { panelId } from './panel-id.ts';

/** Escape closes the open row from wherever in it one is, and gives the keys back to its button; a dialog over it closes first. */
export function useEscape(open: string | undefined, onClose: (id: string) => void): void {
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || open === undefined) return;
    const row = document.getElementById(open);
    const panel = document.getElementById(panelId(open));
    const at = event.target instanceof Element ? event.target : document.body;
    const isHere = at === document.body || row?.contains(at) || panel?.contains(at);
    if (!isHere || document.querySelector('[role=dialog]')) return;
    row?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    onClose(open);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => close(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
