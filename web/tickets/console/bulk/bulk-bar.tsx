import { Menu } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketChange } from '@bac/contract/tickets/tickets-admin.ts';
import { useQuery } from '../../../api/use-query.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { Selection } from '../../../ui/data/table/use-selection.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { AssignItems } from '../actions/assign-items.tsx';
import { DeskMenu } from '../actions/desk-menu.tsx';
import { priorities } from '../priorities.ts';
import { TagDialog } from '../actions/tag-dialog.tsx';
import { useTicketChanges } from '../use-ticket-changes.ts';
import classes from './bulk.module.css';

interface Props {
  selection: Selection;
}

/** The actions on all selected tickets. */
export function BulkBar({ selection }: Props) {
  const { t } = useTranslation('tickets/console');
  const { number } = useFormat();
  const [dialog, setDialog] = useState<'tag' | 'close'>();
  const agents = useQuery('GET /admin/tickets/agents').data;
  const { change, assignRound } = useTicketChanges();
  const ids = [...selection.ids];
  const count = { count: ids.length, shown: number(ids.length) };
  const close = (): void => setDialog(undefined);
  const apply = async (ticketChange: TicketChange): Promise<void> => {
    close();
    if (await change(ids, ticketChange)) selection.clear();
  };
  return (
    <Row gap={2} className={classes.bar}>
      <output className={classes.count}>{t('bulk.count', count)}</output>
      <DeskMenu target={<Opener label={t('bulk.assign')} />}>
        <AssignItems
          agents={agents ?? []}
          onAssign={(assignee) => void apply({ assignee })}
          onAssignRound={() => {
            void assignRound(ids).then((isDone) => isDone && selection.clear());
          }}
        />
      </DeskMenu>
      <DeskMenu target={<Opener label={t('bulk.more')} />} position="bottom-end">
        <Menu.Item onClick={() => void apply({ state: 'resolved' })}>{t('bulk.resolve')}</Menu.Item>
        <Menu.Item data-dangerous onClick={() => setDialog('close')}>
          {t('bulk.close')}
        </Menu.Item>
        <Menu.Item onClick={() => setDialog('tag')}>{t('bulk.tag')}</Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('bulk.priority')}</Menu.Label>
        {priorities.map((priority) => (
          <Menu.Item key={priority} onClick={() => void apply({ priority })}>
            {t(`priority.${priority}`)}
          </Menu.Item>
        ))}
      </DeskMenu>
      <PlainButton
        className={classes.clear ?? ''}
        aria-label={t('bulk.clear')}
        onClick={selection.clear}
      >
        <IconX size={17} aria-hidden />
      </PlainButton>
      {dialog === 'tag' && (
        <TagDialog
          count={ids.length}
          onAdd={(tag) => void apply({ addTags: [tag] })}
          onClose={close}
        />
      )}
      {dialog === 'close' && (
        <ConfirmDialog
          title={t('bulk.sure', count)}
          confirmLabel={t('bulk.sureDo')}
          isDanger
          onConfirm={() => void apply({ state: 'closed' })}
          onCancel={close}
        >
          {t('bulk.sureText')}
        </ConfirmDialog>
      )}
    </Row>
  );
}

/** Passes on what the menu gives its target: event handlers and the ref it is positioned by. */
const Opener = ({ label, ...props }: { label: string } & React.ComponentProps<'button'>) => (
  <PlainButton {...props} className={classes.opener ?? ''}>
    {label}
    <IconChevronDown size={15} aria-hidden />
  </PlainButton>
);
