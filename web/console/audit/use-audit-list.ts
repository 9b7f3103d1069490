import { useList } from '../../api/use-list.ts';
import { perhapsDay, words, type Setting } from '../../ui/data/address/setting.ts';

const person: Setting<string> = {
  ...words,
  read: (text) => (/^[0-9a-f-]{36}$/.test(text) ? text : undefined),
};

export const useAuditList = () =>
  useList('GET /admin/audit', {
    sorts: ['at'] as const,
    plainSort: { column: 'at', isDescending: true },
    filters: { action: words, actor: person, subject: words, since: perhapsDay, until: perhapsDay },
  });

export type AuditView = ReturnType<typeof useAuditList>['view'];
