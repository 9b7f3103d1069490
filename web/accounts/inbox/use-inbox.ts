import { useEffect } from 'react';
import { call, type Reply } from '../../api/client.ts';
import { invalidate, updateQuery } from '../../api/query-cache.ts';
import { useQuery, type QueryState } from '../../api/use-query.ts';
import { unreadQuery } from './unread-query.ts';

type Page = Reply<'GET /notifications'>;

interface Inbox {
  reply: QueryState<Page>;
  /** Marks these notifications as read, or all of them without ids. */
  read: (ids?: string[]) => void;
}

/** A page of the person's notifications. Keeps the bell's count in sync with it. */
export function useInbox(page: number, size: number): Inbox {
  const pageQuery = { query: { page, size } };
  const reply = useQuery('GET /notifications', { ...pageQuery, isKept: true });
  // A cached reply is older than the bell's count until it has been fetched again.
  const unread = reply.isLoading ? undefined : reply.data?.unread;
  useEffect(() => {
    if (unread === undefined) return;
    updateQuery('GET /notifications', unreadQuery, (data) => ({ ...data, unread }));
  }, [unread]);

  async function read(ids?: string[]): Promise<void> {
    const undo = updateQuery('GET /notifications', pageQuery, (data) => markRead(data, ids));
    // The call shows why it failed.
    await call('POST /notifications/read', { body: ids ? { ids } : {} }).catch(undo);
    invalidate('GET /notifications');
  }

  return { reply, read: (ids) => void read(ids) };
}

function markRead(data: Page, ids: string[] | undefined): Page {
  const isMarked = ({ id, readAt }: Page['rows'][number]): boolean =>
    readAt === null && (ids === undefined || ids.includes(id));
  const readAt = new Date().toISOString();
  return {
    ...data,
    rows: data.rows.map((row) => (isMarked(row) ? { ...row, readAt } : row)),
    unread: ids ? data.unread - data.rows.filter(isMarked).length : 0,
  };
}
