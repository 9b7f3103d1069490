import { contentKinds, type ContentKind } from '@bac/contract/site/content-kinds.ts';
import { contentStatuses } from '@bac/contract/site/content-statuses.ts';
import { Button } from '@mantine/core';
import { IconArrowsSort, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '../../../../api/use-list.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { optionalOneOf, someOf } from '../../../../ui/data/address/setting.ts';
import { CountedTabs } from '../../../../ui/data/table/counted-tabs.tsx';
import { FilterMenu } from '../../../../ui/data/table/filters/filter-menu.tsx';
import { ListScreen } from '../../../../ui/data/table/list-screen.tsx';
import { publicPath } from '../public-path.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { NewEntryDialog } from './new-entry-dialog.tsx';
import { useColumns } from './use-columns.tsx';

/** The kinds that are shown as a list, whose order an editor can change. */
const arrangedKinds: readonly ContentKind[] = ['slide', 'question', 'article', 'announcement'];

type Open = 'new' | 'arrange' | undefined;

/** The list of all managed content. */
export function ContentScreen() {
  const { t } = useTranslation('site/console/content');
  const [language] = useLanguage();
  const [open, setOpen] = useState<Open>();
  const list = useList('GET /admin/content', {
    sorts: ['title', 'kind', 'status', 'updated', 'position'] as const,
    defaultSort: { column: 'updated', isDescending: true },
    filters: { kind: optionalOneOf(contentKinds), status: someOf(contentStatuses) },
  });
  const { view } = list;
  const { kind, status } = view.filters;
  const isArranged = kind !== undefined && arrangedKinds.includes(kind);
  return (
    <ListScreen
      documentTitle={t('documentTitle')}
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          {isArranged && (
            <Button
              variant="default"
              leftSection={<IconArrowsSort size={16} aria-hidden />}
              onClick={() => setOpen('arrange')}
            >
              {t('list.arrange')}
            </Button>
          )}
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
            {t('list.new')}
          </Button>
        </>
      }
      tabs={
        <CountedTabs
          label={t('kindTabs')}
          allLabel={t('all')}
          values={contentKinds}
          valueLabel={(value) => t(`kind.${value}`)}
          counts={list.reply.data?.byKind}
          chosen={kind ? [kind] : []}
          onChoose={(chosen) => view.set({ kind: chosen })}
        />
      }
      name="content"
      label={t('list.label')}
      searchLabel={t('list.search')}
      columns={useColumns(kind !== undefined)}
      rowLabel={({ title }) => title[language] || title.vi || title.en || t('untitled')}
      list={list}
      rowHref={({ id }) => `/admin/content/${id}`}
      rowMenu={(row) => [
        { label: t('list.open'), href: `/admin/content/${row.id}` },
        { label: t('list.see'), href: publicPath(row), isDisabled: row.status !== 'published' },
      ]}
      filters={
        <FilterMenu
          label={t('list.status')}
          options={contentStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          chosen={status}
          onChange={(chosen) => view.set({ status: chosen })}
        />
      }
      countLabel={(count) => t('list.count', { count })}
      empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
    >
      {open === 'new' && <NewEntryDialog kind={kind} onClose={() => setOpen(undefined)} />}
      {open === 'arrange' && kind && (
        <ArrangeDialog kind={kind} onClose={() => setOpen(undefined)} />
      )}
    </ListScreen>
  );
}
