import { useEffect, useEffectEvent } from 'react';
import { readKey } from './read-key.ts';
import { isMac, type Action } from './shortcuts.ts';

/** A question that is drawn ahead takes room, but is not there for anybody yet. */
const isShown = (region: HTMLElement): boolean =>
  region.getClientRects().length > 0 && region.closest('[data-waiting]') === null;

/** F6: the next part of the page, or the one before; after the last comes the first. */
function moveToRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(isShown);
  if (regions.length === 0) return;
  // The innermost one holds the focus: the answers are a region within the question.
  const current = regions.findLastIndex((region) => region.contains(document.activeElement));
  const from = current < 0 && step < 0 ? 0 : current;
  regions[(from + step + regions.length) % regions.length]?.focus();
}

/** What each shortcut does here; one without a handler stays the browser's. `index` is 0 to 3 for the four choices. */
export type ShortcutHandlers = Partial<
  Record<Exclude<Action, 'nextRegion' | 'previousRegion'>, (index: number) => void>
>;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement &&
      !['radio', 'checkbox', 'range', 'button'].includes(target.type)));

const isBehindDialog = (): boolean => document.querySelector('[aria-modal=true]') !== null;

/** The player's keys, from anywhere on the page but behind a dialog. F6 is always there. */
export function useShortcuts(handlers: ShortcutHandlers): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const where = { isMac: isMac(), isTyping: isWriting(event.target) };
    const pressed = readKey(event, where);
    if (!pressed || isBehindDialog()) return;
    const { action, index } = pressed;
    if (action === 'nextRegion' || action === 'previousRegion') {
      event.preventDefault();
      moveToRegion(action === 'nextRegion' ? 1 : -1);
      return;
    }
    const act = handlers[action];
    if (!act) return;
    event.preventDefault();
    // A key held down must not run through the test, but may go on zooming.
    if (!event.repeat || action.startsWith('zoom')) act(index);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    // Before any control takes the key for itself.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
