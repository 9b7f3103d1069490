import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import form from '../../../ui/overlays/dialog-form.module.css';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { StateChip } from '../../conversation/state-chip.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import classes from '../desk.module.css';
import { refreshDesk } from '../refresh-desk.ts';
import type { TicketContext } from '../person/ticket-context.tsx';

interface Props {
  ticket: WholeTicket;
  others: TicketContext['tickets'];
  onMerged: (into: string) => void;
  onClose: () => void;
}

/** Merges a ticket into another of the same person; the button names it. */
export function MergeDialog({ ticket, others, onMerged, onClose }: Props) {
  const { t } = useTranslation('tickets/console');
  const { t: tUi } = useTranslation('ui');
  const [chosen, setChosen] = useState<string>();
  const { isBusy, run } = useAction();
  const into = others.find(({ id }) => id === chosen);
  useFocusReturn();

  function merge(): void {
    if (!into) return;
    void run(async () => {
      const options = { params: { ticket: ticket.id }, body: { into: into.id } };
      await call('POST /admin/tickets/:ticket/merge', options);
      void showToast('success', t('merge.done', { number: into.number }));
      refreshDesk();
      onMerged(into.id);
    });
  }

  return (
    <Dialog
      title={t('merge.title', { number: ticket.number })}
      size={520}
      isBusy={isBusy}
      onClose={onClose}
    >
      <div className={form.fields}>
        <p className={form.text}>{t('merge.text', { number: ticket.number })}</p>
        {others.length === 0 && <p className={form.text}>{t('ticket.noMerge')}</p>}
        {others.length > 0 && (
          <Stack as="fieldset" gap={6} className={classes.choices}>
            <Muted as="legend" size="sm">
              {t('merge.choose')}
            </Muted>
            {others.map(({ id, number, subject, state }) => (
              <Row as="label" gap={12} isOneLine key={id}>
                <input
                  type="radio"
                  name="into"
                  value={id}
                  checked={id === chosen}
                  onChange={() => setChosen(id)}
                />
                <span>
                  #{number} <strong>{subject}</strong>
                </span>
                <StateChip state={state} side="team" />
              </Row>
            ))}
          </Stack>
        )}
      </div>
      <div className={form.buttons}>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {tUi('cancel')}
        </Button>
        <Button disabled={!into} loading={isBusy} onClick={merge}>
          {into ? t('merge.do', { number: into.number }) : t('merge.doNone')}
        </Button>
      </div>
    </Dialog>
  );
}
