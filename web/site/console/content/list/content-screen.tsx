import { contentKinds, type ContentKind } from '@bac/contract/site/content-kinds.ts';
import { contentStatuses } from '@bac/contract/site/content-statuses.ts';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconArrowsSort, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { perhapsOneOf, someOf } from '../../../../ui/data/address/setting.ts';
import { FilterMenu } from '../../../../ui/data/table/filters/filter-menu.tsx';
import { ListTable } from '../../../../ui/data/table/list-table.tsx';
import { exportSize } from '../../../../ui/data/table/paging/page-sizes.ts';
import { useListView } from '../../../../ui/data/table/use-list-view.ts';
import { ViewTabs } from '../../../../ui/data/table/view-tabs.tsx';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import screen from '../../../../ui/layout/screen.module.css';
import { publicPath } from '../public-path.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { NewEntryDialog } from './new-entry-dialog.tsx';
import { useColumns } from './use-columns.tsx';

/** Shown one after the other, so their order is somebody's choice. */
const arrangedKinds: readonly ContentKind[] = ['slide', 'question', 'article', 'announcement'];

type Open = 'new' | 'arrange' | undefined;

/** Everything the public pages show. */
export function ContentScreen() {
  const { t } = useTranslation('site/console/content');
  const [language] = useLanguage();
  const [open, setOpen] = useState<Open>();
  useDocumentTitle(t('documentTitle'));
  const view = useListView({
    sorts: ['title', 'kind', 'status', 'updated', 'position'] as const,
    plainSort: { column: 'updated', isDescending: true },
    filters: { kind: perhapsOneOf(contentKinds), status: someOf(contentStatuses) },
  });
  const { query } = view;
  const reply = useQuery('GET /admin/content', { query });
  const { kind, status } = view.filters;
  const isArranged = kind !== undefined && arrangedKinds.includes(kind);
  return (
    <div className={screen.screen}>
      <PageTitle
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
      />
      <KindTabs
        chosen={kind}
        counts={reply.data?.byKind}
        onChoose={(chosen) => view.set({ kind: chosen })}
      />
      <ListTable
        name="content"
        label={t('list.label')}
        searchLabel={t('list.search')}
        columns={useColumns(kind !== undefined)}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title[language] || title.vi || title.en || t('untitled')}
        view={view}
        reply={reply}
        rowHref={({ id }) => `/admin/content/${id}`}
        rowMenu={(row) => [
          { label: t('list.open'), href: `/admin/content/${row.id}` },
          {
            label: t('list.see'),
            href: publicPath(row),
            isDisabled: row.status !== 'published',
          },
        ]}
        filters={
          <FilterMenu
            label={t('list.status')}
            options={contentStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            chosen={status}
            onChange={(chosen) => view.set({ status: chosen })}
          />
        }
        exportRows={(page) =>
          call('GET /admin/content', { query: { ...query, page, size: exportSize } })
        }
        csvName="content"
        countLabel={(count) => t('list.count', { count })}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
      {open === 'new' && <NewEntryDialog kind={kind} onClose={() => setOpen(undefined)} />}
      {open === 'arrange' && kind && (
        <ArrangeDialog kind={kind} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

interface KindTabsProps {
  chosen: ContentKind | undefined;
  counts: Record<string, number> | undefined;
  onChoose: (kind: ContentKind | undefined) => void;
}

/** One kind at a time, or all; how many entries the other filters leave of each. */
function KindTabs({ chosen, counts, onChoose }: KindTabsProps) {
  const { t } = useTranslation('site/console/content');
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <ViewTabs
      label={t('kindTabs')}
      views={[
        { value: undefined, label: t('all'), count: all },
        ...contentKinds.map((kind) => ({
          value: kind,
          label: t(`kind.${kind}`),
          count: counts && (counts[kind] ?? 0),
        })),
      ]}
      isChosen={(kind) => kind === chosen}
      onChoose={onChoose}
    />
  );
}
