import { perhapsDay, words, type Setting } from '../../ui/data/address/setting.ts';
import { useListView } from '../../ui/data/table/use-list-view.ts';

const person: Setting<string> = {
  ...words,
  read: (given) => (/^[0-9a-f-]{36}$/.test(given) ? given : undefined),
};

export const useAuditView = () =>
  useListView({
    sorts: ['at'] as const,
    plainSort: { column: 'at', isDescending: true },
    filters: { action: words, actor: person, subject: words, since: perhapsDay, until: perhapsDay },
  });

export type AuditView = ReturnType<typeof useAuditView>;
