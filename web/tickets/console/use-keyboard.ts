import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../api/auth-state.ts';
import { deskKeyOf, type DeskKey } from './desk-keys.ts';
import { useDeskPaths } from './use-desk-paths.ts';
import type { Desk } from './use-desk.ts';
import { useTicketChanges } from './use-ticket-changes.ts';
import type { Kind } from './write/drafts.ts';
import type { WriteBoxHandle } from './write/write-box.tsx';

/** Keyboard control of the desk. */
export function useKeyboard(
  { open, data, selection }: Desk,
  box: RefObject<WriteBoxHandle | null>,
  onHelp: () => void,
): void {
  const navigate = useNavigate();
  const { pathTo } = useDeskPaths();
  const me = useUser()?.accountId;
  const { change } = useTicketChanges();

  const step = (offset: 1 | -1): boolean => {
    const rows = data?.rows ?? [];
    const at = rows.findIndex(({ id }) => id === open);
    const next = at < 0 ? rows[0] : rows[at + offset];
    // Replaces the entry, so that moving through the queue by keys does not fill the browser's history.
    if (next) void navigate(pathTo(next.id), { replace: open !== undefined });
    return next !== undefined;
  };
  const write = (kind: Kind): boolean => {
    box.current?.write(kind);
    return box.current !== null;
  };

  useDeskKeys({
    next: () => step(1),
    previous: () => step(-1),
    reply: () => write('reply'),
    note: () => write('note'),
    assign: () => {
      if (open && me) void change([open], { assignee: me });
      return open !== undefined;
    },
    select: () => {
      if (open) selection.toggle([open]);
      return open !== undefined;
    },
    search: () => {
      const field = document.querySelector<HTMLElement>('[data-queue] input[type=search]');
      field?.focus();
      return field !== null;
    },
    help: () => {
      onHelp();
      return true;
    },
  });
}

/** Each handler returns whether it did something; if so, the browser's own action is prevented. */
function useDeskKeys(handlers: Record<DeskKey, () => boolean>): void {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const key = deskKeyOf(event);
    if (key && handlers[key]()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onPress(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
