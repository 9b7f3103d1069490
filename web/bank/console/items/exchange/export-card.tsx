import { exchangeFormats } from '@bac/contract/bank/exchange-formats.ts';
import { itemStates } from '@bac/contract/bank/item-states.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { callForFile } from '../../../../api/call-for-file.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { saveFile } from '../../../../ui/data/save-file.ts';
import { FilterMenu } from '../../../../ui/data/table/filters/filter-menu.tsx';
import { ChoiceCards } from '../../../../ui/forms/choice-cards.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import controls from '../../../../ui/theme/controls.module.css';
import { QuestionFilters } from '../list/question-filters.tsx';
import { useTaxonomyNames } from '../use-taxonomy-names.ts';
import classes from './exchange.module.css';
import { addressSettings } from '../../../../ui/data/address/address-settings.ts';
import { oneOf, freeText } from '../../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../../ui/data/address/use-address-settings.ts';
import { useListView } from '../../../../ui/data/table/use-list-view.ts';
import { questionFilters } from '../list/use-questions-list.ts';

export function ExportCard() {
  const { t } = useTranslation('bank/console/items/exchange');
  const view = useExportView();
  const { isBusy, run } = useAction();
  const { query, ids, format } = view;
  const counted = useQuery('GET /admin/questions', { query: { ...query, size: 1 } });
  const count = ids.length > 0 ? ids.length : counted.data?.total;
  const save = async (): Promise<void> => {
    await run(async () => {
      const { name, content } = await callForFile('GET /admin/questions/export', {
        query: { ...query, format, ...(ids.length > 0 && { ids: ids.join(',') }) },
      });
      saveFile(name, content.type, content);
    });
  };
  return (
    <Card title={t('export.title')} titleLevel={2}>
      <Stack gap={14}>
        <p className={classes.text}>{t('export.lead')}</p>
        <ChoiceCards
          legend={t('export.format')}
          name="format"
          value={format}
          onChange={view.setFormat}
          choices={exchangeFormats.map((value) => ({
            value,
            label: t(`format.${value}.name`),
            description: t(`format.${value}.short`),
          }))}
        />
        <ExportFilters view={view} />
        <Button
          className={classes.end}
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={isBusy}
          disabled={count === undefined || count === 0}
          onClick={() => void save()}
        >
          {count === 0 ? t('export.nothing') : t('export.save', { count: count ?? 0 })}
        </Button>
      </Stack>
    </Card>
  );
}

/** The filters of the list; the address's other filters are listed as text. */
function ExportFilters({ view }: { view: ExportView }) {
  const { t } = useTranslation('bank/console/items/exchange');
  const names = useTaxonomyNames();
  const { status, flagged, gaps, reported } = view.filters;
  const others = [
    view.search !== '' && t('filter.search', { words: view.search }),
    flagged && t('filter.flagged'),
    gaps && t('filter.gaps'),
    reported && t('filter.reported'),
  ].filter((text) => text !== false);
  return (
    <Stack gap={14}>
      <Row as="fieldset" className={classes.filters}>
        <legend className={controls.label}>{t('export.which')}</legend>
        <FilterMenu
          label={t('filter.status')}
          options={itemStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          chosen={status}
          onChange={(chosen) => view.set({ status: chosen })}
        />
        <QuestionFilters view={view} names={names} />
      </Row>
      {view.ids.length > 0 && (
        <Muted size="xs">{t('export.chosen', { count: view.ids.length })}</Muted>
      )}
      {others.length > 0 && (
        <Muted size="xs" className={classes.text}>
          {others.join(' · ')}
        </Muted>
      )}
    </Stack>
  );
}

const settings = addressSettings({ format: oneOf(exchangeFormats), ids: freeText });

/** The filters and format of the export, kept in the address. */
function useExportView() {
  const view = useListView({ filters: questionFilters });
  const [{ format, ids }, change] = useAddressSettings(settings);
  const { page: _page, size: _size, sort: _sort, ...query } = view.query;
  return {
    ...view,
    query,
    format,
    setFormat: (chosen: (typeof exchangeFormats)[number]) => change({ format: chosen }),
    /** The items selected in the list; empty if the filters alone decide. */
    ids: ids === '' ? [] : ids.split(','),
    isFiltered: () => view.isFiltered() || ids !== '',
    clear: () => {
      view.clear();
      change({ ids: '' });
    },
  };
}

type ExportView = ReturnType<typeof useExportView>;
