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

/** What can be done with the selected tickets, all at once. */
export function BulkBar({ selection }: Props) {
  const { t } = useTranslation('tickets/console');
  const { number } = useFormat();
  const [asked, setAsked] = useState<'tag' | 'close'>();
  const agents = useQuery('GET /admin/tickets/agents').data;
  const { change, deal } = useTicketChanges();
  const ids = [...selection.ids];
  const count = { count: ids.length, shown: number(ids.length) };
  const close = (): void => setAsked(undefined);
  const make = async (wanted: TicketChange): Promise<void> => {
    close();
    if (await change(ids, wanted)) selection.clear();
  };
  return (
    <Row gap={2} className={classes.bar}>
      <output className={classes.count}>{t('bulk.count', count)}</output>
      <DeskMenu target={<Opener label={t('bulk.assign')} />}>
        <AssignItems
          agents={agents ?? []}
          onAssign={(assignee) => void make({ assignee })}
          onDeal={() => {
            void deal(ids).then((isDone) => isDone && selection.clear());
          }}
        />
      </DeskMenu>
      <DeskMenu target={<Opener label={t('bulk.more')} />} position="bottom-end">
        <Menu.Item onClick={() => void make({ state: 'resolved' })}>{t('bulk.resolve')}</Menu.Item>
        <Menu.Item data-dangerous onClick={() => setAsked('close')}>
          {t('bulk.close')}
        </Menu.Item>
        <Menu.Item onClick={() => setAsked('tag')}>{t('bulk.tag')}</Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('bulk.priority')}</Menu.Label>
        {priorities.map((priority) => (
          <Menu.Item key={priority} onClick={() => void make({ priority })}>
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
      {asked === 'tag' && (
        <TagDialog
          count={ids.length}
          onAdd={(tag) => void make({ addTags: [tag] })}
          onClose={close}
        />
      )}
      {asked === 'close' && (
        <ConfirmDialog
          title={t('bulk.sure', count)}
          confirmLabel={t('bulk.sureDo')}
          isDanger
          onConfirm={() => void make({ state: 'closed' })}
          onCancel={close}
        >
          {t('bulk.sureText')}
        </ConfirmDialog>
      )}
    </Row>
  );
}

/** Takes what the menu gives its target: what is pressed, and where the menu hangs. */
const Opener = ({ label, ...given }: { label: string } & React.ComponentProps<'button'>) => (
  <PlainButton {...given} className={classes.opener ?? ''}>
    {label}
    <IconChevronDown size={15} aria-hidden />
  </PlainButton>
);
