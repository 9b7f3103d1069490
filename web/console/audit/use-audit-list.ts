import { useList } from '../../api/use-list.ts';
import { optionalDay, freeText, type Setting } from '../../ui/data/address/setting.ts';

const person: Setting<string> = {
  ...freeText,
  read: (text) => (/^[0-9a-f-]{36}$/.test(text) ? text : undefined),
};

export const useAuditList = () =>
  useList('GET /admin/audit', {
    sorts: ['at'] as const,
    defaultSort: { column: 'at', isDescending: true },
    filters: {
      action: freeText,
      actor: person,
      subject: freeText,
      since: optionalDay,
      until: optionalDay,
    },
  });

export type AuditView = ReturnType<typeof useAuditList>['view'];
