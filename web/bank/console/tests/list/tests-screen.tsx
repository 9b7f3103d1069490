import { testStates } from '@bac/contract/attempts/test-states.ts';
import type { TestCard } from '@bac/contract/attempts/whole-test.ts';
import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import screen from '../../../../ui/layout/screen.module.css';
import { ClearFilters } from '../../../../ui/data/table/filters/clear-filters.tsx';
import { FilterMenu } from '../../../../ui/data/table/filters/filter-menu.tsx';
import { ListTable } from '../../../../ui/data/table/list-table.tsx';
import { exportSize } from '../../../../ui/data/table/paging/page-sizes.ts';
import { ViewTabs } from '../../../../ui/data/table/view-tabs.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { ArchiveDialog } from '../archive-dialog.tsx';
import { testPath } from '../test-paths.ts';
import { useRowMenu } from './use-row-menu.tsx';
import { useTestColumns } from './use-test-columns.tsx';
import { useTestsView } from './use-tests-view.ts';

/** Every test there is, offered or being put together. */
export function TestsScreen() {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const navigate = useNavigate();
  const { run } = useAction();
  const [archiving, setArchiving] = useState<TestCard>();
  useDocumentTitle(t('documentTitle'));
  const view = useTestsView();
  const { query, filters } = view;
  const reply = useQuery('GET /admin/tests', { query });
  const { byState } = reply.data ?? {};
  const all = byState && testStates.reduce((sum, state) => sum + (byState[state] ?? 0), 0);
  const nameOf = ({ name, id }: TestCard): string => name[language] || name.en || name.vi || id;

  async function beginEdition({ id }: TestCard): Promise<void> {
    await run(async () => {
      const edition = await call('POST /admin/tests/:test/edition', { params: { test: id } });
      invalidate('GET /admin/tests');
      await navigate(testPath(edition.id));
    });
  }

  async function offer(test: TestCard): Promise<void> {
    await run(async () => {
      const body = { status: 'published' } as const;
      await call('POST /admin/tests/:test/status', { params: { test: test.id }, body });
      invalidate('GET /admin/tests');
      void showToast('success', t('offered', { name: nameOf(test) }));
    });
  }

  const rowMenu = useRowMenu({
    onEdition: (test) => void beginEdition(test),
    onArchive: setArchiving,
    onOffer: (test) => void offer(test),
  });

  return (
    <div className={screen.screen}>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        actions={
          <LinkButton to="/admin/tests/create" leftSection={<IconPlus size={16} aria-hidden />}>
            {t('create.open')}
          </LinkButton>
        }
      />
      <ViewTabs
        label={t('tabs')}
        views={[
          { value: undefined, label: t('all'), count: all },
          ...testStates.map((state) => ({
            value: state,
            label: t(`states.${state}`),
            count: byState && (byState[state] ?? 0),
          })),
        ]}
        isChosen={(state) => state === filters.state}
        onChoose={(state) => view.set({ state })}
      />
      <ListTable
        name="tests"
        label={t('title')}
        searchLabel={t('search')}
        columns={useTestColumns()}
        rowId={({ id }) => id}
        rowLabel={nameOf}
        view={view}
        reply={reply}
        rowHref={({ id }) => testPath(id)}
        rowMenu={rowMenu}
        filters={
          <>
            <FilterMenu
              label={t('column.blueprint')}
              options={blueprintIds.map((value) => ({ value, label: t(`blueprint.${value}`) }))}
              chosen={filters.blueprint}
              onChange={(blueprint) => view.set({ blueprint })}
            />
            {(filters.blueprint.length > 0 || view.search !== '') && (
              <ClearFilters onClear={() => view.set({ blueprint: [], search: '' })} />
            )}
          </>
        }
        exportRows={(page) =>
          call('GET /admin/tests', { query: { ...query, page, size: exportSize } })
        }
        csvName="tests"
        countLabel={(count) => t('count', { count })}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
      {archiving && (
        <ArchiveDialog
          test={archiving}
          name={nameOf(archiving)}
          onClose={() => setArchiving(undefined)}
          onDone={() => setArchiving(undefined)}
        />
      )}
    </div>
  );
}
