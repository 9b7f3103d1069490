import type { AdminSection } from '@bac/contract/bank/structure.ts';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
import { useQuery } from '../../../api/use-query.ts';

export interface Structure {
  sections: AdminSection[];
  /** Every change answers with the whole, as it is then. */
  take: (change: Promise<AdminSection[]>) => Promise<void>;
  /** After somebody else's change. */
  refresh: () => Promise<void>;
}

export function useStructure() {
  const reply = useQuery('GET /admin/structure');
  const [latest, setLatest] = useState<AdminSection[]>();
  const take = async (change: Promise<AdminSection[]>): Promise<void> =>
    setLatest(await orEndSession(change));
  const refresh = (): Promise<void> => take(call('GET /admin/structure', { quiet: true }));
  const data = latest ?? reply.data;
  return {
    reply: { ...reply, data },
    structure: data && ({ sections: data, take, refresh } satisfies Structure),
  };
}
