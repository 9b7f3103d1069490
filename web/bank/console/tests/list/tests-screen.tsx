import { testStates } from '@bac/contract/attempts/test-states.ts';
import type { TestCard } from '@bac/contract/attempts/whole-test.ts';
import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import { CountedTabs } from '../../../../ui/data/table/counted-tabs.tsx';
import { ClearFilters } from '../../../../ui/data/table/filters/clear-filters.tsx';
import { FilterMenu } from '../../../../ui/data/table/filters/filter-menu.tsx';
import { ListScreen } from '../../../../ui/data/table/list-screen.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { ArchiveDialog } from '../archive-dialog.tsx';
import { testPath } from '../test-paths.ts';
import { useRowMenu } from './use-row-menu.tsx';
import { useTestColumns } from './use-test-columns.tsx';
import { useList } from '../../../../api/use-list.ts';
import { optionalOneOf, someOf } from '../../../../ui/data/address/setting.ts';

/** All tests, from drafts to archived ones. */
export function TestsScreen() {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const navigate = useNavigate();
  const { run } = useAction();
  const [archiving, setArchiving] = useState<TestCard>();
  const list = useTestsList();
  const { view } = list;
  const { state, blueprint } = view.filters;
  const nameOf = ({ name, id }: TestCard): string => name[language] || name.en || name.vi || id;

  async function createEdition({ id }: TestCard): Promise<void> {
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
    onEdition: (test) => void createEdition(test),
    onArchive: setArchiving,
    onOffer: (test) => void offer(test),
  });

  return (
    <ListScreen
      documentTitle={t('documentTitle')}
      title={t('title')}
      lead={t('lead')}
      actions={
        <LinkButton to="/admin/tests/create" leftSection={<IconPlus size={16} aria-hidden />}>
          {t('create.open')}
        </LinkButton>
      }
      tabs={
        <CountedTabs
          label={t('tabs')}
          allLabel={t('all')}
          values={testStates}
          valueLabel={(value) => t(`states.${value}`)}
          counts={list.reply.data?.byState}
          chosen={state ? [state] : []}
          onChoose={(chosen) => view.set({ state: chosen })}
        />
      }
      name="tests"
      searchLabel={t('search')}
      columns={useTestColumns()}
      rowLabel={nameOf}
      list={list}
      rowHref={({ id }) => testPath(id)}
      rowMenu={rowMenu}
      filters={
        <>
          <FilterMenu
            label={t('column.blueprint')}
            options={blueprintIds.map((value) => ({ value, label: t(`blueprint.${value}`) }))}
            chosen={blueprint}
            onChange={(chosen) => view.set({ blueprint: chosen })}
          />
          {view.isFiltered('state') && <ClearFilters onClear={() => view.clear('state')} />}
        </>
      }
      countLabel={(count) => t('count', { count })}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      {archiving && (
        <ArchiveDialog
          test={archiving}
          name={nameOf(archiving)}
          onClose={() => setArchiving(undefined)}
          onDone={() => setArchiving(undefined)}
        />
      )}
    </ListScreen>
  );
}

const filters = { state: optionalOneOf(testStates), blueprint: someOf(blueprintIds) };

const useTestsList = () =>
  useList('GET /admin/tests', {
    sorts: ['name', 'blueprint', 'state', 'attempts', 'reliability', 'score', 'updated'] as const,
    defaultSort: { column: 'updated', isDescending: true },
    filters,
  });
