import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../api/auth-state.ts';
import { deskKeyOf, type DeskKey } from './desk-keys.ts';
import { useDeskPlace } from './use-desk-place.ts';
import type { Desk } from './use-desk.ts';
import { useTicketChanges } from './use-ticket-changes.ts';
import type { Kind } from './write/drafts.ts';
import type { WriteBoxHandle } from './write/write-box.tsx';

/** The desk by keys alone. */
export function useKeyboard(
  { open, data, selection }: Desk,
  box: RefObject<WriteBoxHandle | null>,
  onHelp: () => void,
): void {
  const navigate = useNavigate();
  const { to } = useDeskPlace();
  const me = useUser()?.accountId;
  const { change } = useTicketChanges();

  const step = (by: 1 | -1): boolean => {
    const rows = data?.rows ?? [];
    const at = rows.findIndex(({ id }) => id === open);
    const next = at < 0 ? rows[0] : rows[at + by];
    // Going through the queue by keys leaves no trail to go back over.
    if (next) void navigate(to(next.id), { replace: open !== undefined });
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

/** Each answers whether it did something; then the browser does nothing of its own. */
function useDeskKeys(doing: Record<DeskKey, () => boolean>): void {
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
