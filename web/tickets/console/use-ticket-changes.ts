import type { TicketChange } from '@bac/contract/tickets/tickets-admin.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { refreshDesk } from './refresh-desk.ts';

/** Why one of many may be refused, by the code of the failure. */
const reasons = ['TICKET_CLOSED', 'TICKET_NOT_FOUND', 'TOO_MANY_TAGS'] as const;

interface TicketChanges {
  /** True once it is done; what was refused has been told by then. */
  change: (tickets: readonly string[], change: TicketChange) => Promise<boolean>;
  /** Gives those that nobody has to the team in turn. */
  deal: (tickets: readonly string[]) => Promise<boolean>;
}

/** Changes one ticket or many. The API client shows the failure of a whole call. */
export function useTicketChanges(): TicketChanges {
  const { t } = useTranslation('tickets/console');
  const { number } = useFormat();

  async function change(tickets: readonly string[], wanted: TicketChange): Promise<boolean> {
    const told = await call('POST /admin/tickets/changes', {
      body: { tickets: [...tickets], change: wanted },
    }).catch(() => undefined);
    if (!told) return false;
    const refused = told.filter(({ refusal }) => refusal !== null);
    const done = told.length - refused.length;
    const code = refused[0]?.refusal;
    if (code) {
      const why = t(`bulk.why.${reasons.find((one) => one === code) ?? 'other'}`);
      const count = { count: refused.length, shown: number(refused.length) };
      void showToast('warning', t('bulk.refused', { ...count, why }));
    }
    // What one changes before one's own eyes needs no word.
    if (done > 1) void showToast('success', t('bulk.done', { count: done, shown: number(done) }));
    refreshDesk();
    return refused.length === 0;
  }

  async function deal(tickets: readonly string[]): Promise<boolean> {
    const dealt = await call('POST /admin/tickets/assign-round', {
      body: { tickets: [...tickets] },
    }).catch(() => undefined);
    if (!dealt) return false;
    const given = dealt.flatMap(({ assignee }) => assignee ?? []);
    const [name] = given;
    const count = { count: given.length, shown: number(given.length) };
    if (name === undefined) void showToast('info', t('assign.dealtNone'));
    else if (given.length === 1) void showToast('success', t('assign.dealtTo', { name }));
    else void showToast('success', t('assign.dealt', count));
    refreshDesk();
    return given.length > 0;
  }

  return { change, deal };
}
