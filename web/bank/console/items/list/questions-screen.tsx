import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import { Alert } from '@mantine/core';
import { IconArrowsExchange, IconChartHistogram, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useQuery } from '../../../../api/use-query.ts';
import { Muted } from '../../../../ui/layout/boxes/boxes.tsx';
import { addressSettings } from '../../../../ui/data/address/address-settings.ts';
import { freeText } from '../../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../../ui/data/address/use-address-settings.ts';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import { ListScreen } from '../../../../ui/data/table/list-screen.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { ArchiveDialog } from '../review/archive-dialog.tsx';
import { DiscardDialog } from '../review/discard-dialog.tsx';
import { useTaxonomyNames } from '../use-taxonomy-names.ts';
import classes from './list.module.css';
import { QuestionDetail } from './question-detail.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { StateTabs } from './state-tabs.tsx';
import { useQuestionColumns } from './use-question-columns.tsx';
import { useQuestionsList } from './use-questions-list.ts';
import { useRowMenu } from './use-row-menu.tsx';

const settings = addressSettings({ open: freeText });

const showDetail = (card: ItemCard) => <QuestionDetail card={card} />;

type OpenDialog = { action: 'archive' | 'discard'; card: ItemCard };

/** The question bank: every item with its state and its statistics. */
export function QuestionsScreen() {
  const { t } = useTranslation('bank/console/items');
  const { number } = useFormat();
  const list = useQuestionsList();
  const { view, reply } = list;
  const { search } = useLocation();
  const [{ open }] = useAddressSettings(settings);
  const [dialog, setDialog] = useState<OpenDialog>();
  const isElsewhere =
    open !== '' && reply.data !== undefined && reply.data.rows.every(({ id }) => id !== open);
  const linked = useQuery('GET /admin/questions/:item/card', {
    params: { item: open },
    isOff: !isElsewhere,
  });
  const names = useTaxonomyNames();
  const columns = useQuestionColumns(names);
  const rowMenu = useRowMenu({
    onArchive: (card) => setDialog({ action: 'archive', card }),
    onDiscard: (card) => setDialog({ action: 'discard', card }),
  });
  const close = (): void => setDialog(undefined);
  return (
    <ListScreen<ItemCard>
      className={classes.screen}
      documentTitle={t('documentTitle')}
      title={t('title')}
      lead={t('lead')}
      actions={<Actions />}
      tabs={
        <>
          <StateTabs view={view} reply={reply.data} />
          {isElsewhere && linked.error && (
            <Alert color="lotus" variant="light" role="alert">
              {linked.error.message}
            </Alert>
          )}
        </>
      }
      name="questions"
      columns={columns}
      rowLabel={({ id }) => id}
      list={list}
      searchLabel={t('list.search')}
      filters={<QuestionFilters view={view} names={names} />}
      rowHref={({ id }) => settings.write(search, { open: id === open ? '' : id }) || '?'}
      currentRow={open}
      currentElsewhere={isElsewhere && !linked.error ? linked.data : undefined}
      detail={showDetail}
      rowMenu={rowMenu}
      countLabel={(total) => t('list.count', { count: total, shown: number(total) })}
      empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
    >
      <Muted size="xs">{t('list.note')}</Muted>
      {dialog?.action === 'archive' && (
        <ArchiveDialog
          id={dialog.card.id}
          isArchived={dialog.card.status === 'archived'}
          forms={dialog.card.forms}
          onClose={close}
          onDone={close}
        />
      )}
      {dialog?.action === 'discard' && (
        <DiscardDialog
          id={dialog.card.id}
          version={dialog.card.version}
          onClose={close}
          onDone={close}
        />
      )}
    </ListScreen>
  );
}

function Actions() {
  const { t } = useTranslation('bank/console/items');
  return (
    <>
      <LinkButton
        to="/admin/questions/exchange"
        variant="default"
        leftSection={<IconArrowsExchange size={17} aria-hidden />}
      >
        {t('list.exchange')}
      </LinkButton>
      <LinkButton
        to="/admin/questions/statistics"
        variant="default"
        leftSection={<IconChartHistogram size={17} aria-hidden />}
      >
        {t('list.statistics')}
      </LinkButton>
      <LinkButton to="/admin/questions/create" leftSection={<IconPlus size={17} aria-hidden />}>
        {t('list.create')}
      </LinkButton>
    </>
  );
}
