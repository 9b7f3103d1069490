import { useEffect } from 'react';
import { call, type Reply } from '../../api/client.ts';
import { setUnread } from './unread.ts';
import { useQuery, type QueryState } from '../../api/use-query.ts';

interface Inbox {
  reply: QueryState<Reply<'GET /notifications'>>;
  /** Without ids: all of them. */
  read: (ids?: string[]) => Promise<void>;
}

/** A page of one's own notifications. What is read here is read everywhere: the bell is told. */
export function useInbox(page: number, size: number): Inbox {
  const reply = useQuery('GET /notifications', { query: { page, size } });
  const unread = reply.data?.unread;
  useEffect(() => {
    if (unread !== undefined) setUnread(unread);
  }, [unread]);
  const read = async (ids?: string[]): Promise<void> => {
    const left = await call('POST /notifications/read', { body: ids ? { ids } : {} });
    setUnread(left.unread);
    reply.reload();
  };
  return { reply, read };
}
