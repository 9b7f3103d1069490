import type { Notification } from '@bac/contract/accounts/notifications.ts';
import type { Services } from '../../services.ts';
import { countUnread, listOwn, updateRead, type InboxAsked } from './inbox-store.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

export async function listInbox(
  { db }: Pick<Needs, 'db'>,
  accountId: string,
  asked: InboxAsked,
): Promise<{ rows: Notification[]; total: number; unread: number }> {
  const { rows, total } = await listOwn(db, accountId, asked);
  return {
    total,
    unread: await countUnread(db, accountId),
    rows: rows.map(({ id, title, text, link, createdAt, readAt }) => ({
      id,
      title,
      text,
      link,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
  };
}

/** What was read stays read since then. */
export async function markRead(
  { db, clock }: Needs,
  accountId: string,
  ids: readonly string[] | undefined,
): Promise<{ unread: number }> {
  await updateRead(db, accountId, ids, clock.now());
  return { unread: await countUnread(db, accountId) };
}
