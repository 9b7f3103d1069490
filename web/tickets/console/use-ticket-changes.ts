import type { TicketChange } from '@bac/contract/tickets/tickets-admin.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { refreshDesk } from './refresh-desk.ts';

/** The failure codes that have a text of their own. */
const reasons = ['TICKET_CLOSED', 'TICKET_NOT_FOUND', 'TOO_MANY_TAGS'] as const;

interface TicketChanges {
  /** Resolves to true if all tickets were changed; toasts report refused ones. */
  change: (tickets: readonly string[], change: TicketChange) => Promise<boolean>;
  /** Assigns the unassigned ones among the tickets to the team in turn. */
  assignRound: (tickets: readonly string[]) => Promise<boolean>;
}

/** Changes one ticket or many. The API client shows the failure of a whole call. */
export function useTicketChanges(): TicketChanges {
  const { t } = useTranslation('tickets/console');
  const { number } = useFormat();

  async function change(tickets: readonly string[], ticketChange: TicketChange): Promise<boolean> {
    const results = await call('POST /admin/tickets/changes', {
      body: { tickets: [...tickets], change: ticketChange },
    }).catch(() => undefined);
    if (!results) return false;
    const refused = results.filter(({ refusal }) => refusal !== null);
    const changedCount = results.length - refused.length;
    const code = refused[0]?.refusal;
    if (code) {
      const reason = t(`bulk.why.${reasons.find((one) => one === code) ?? 'other'}`);
      const count = { count: refused.length, shown: number(refused.length) };
      void showToast('warning', t('bulk.refused', { ...count, why: reason }));
    }
    // A change to a single ticket is visible at once and needs no toast.
    if (changedCount > 1)
      void showToast(
        'success',
        t('bulk.done', { count: changedCount, shown: number(changedCount) }),
      );
    refreshDesk();
    return refused.length === 0;
  }

  async function assignRound(tickets: readonly string[]): Promise<boolean> {
    const assigned = await call('POST /admin/tickets/assign-round-robin', {
      body: { tickets: [...tickets] },
    }).catch(() => undefined);
    if (!assigned) return false;
    const assignees = assigned.flatMap(({ assignee }) => assignee ?? []);
    const [name] = assignees;
    const count = { count: assignees.length, shown: number(assignees.length) };
    if (name === undefined) void showToast('info', t('assign.dealtNone'));
    else if (assignees.length === 1) void showToast('success', t('assign.dealtTo', { name }));
    else void showToast('success', t('assign.dealt', count));
    refreshDesk();
    return assignees.length > 0;
  }

  return { change, assignRound };
}
