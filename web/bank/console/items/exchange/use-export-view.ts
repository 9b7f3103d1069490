import { exchangeFormats } from '@bac/contract/bank/exchange-formats.ts';
import { addressSettings } from '../../../../ui/data/address/address-settings.ts';
import { oneOf, freeText } from '../../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../../ui/data/address/use-address-settings.ts';
import { useListView } from '../../../../ui/data/table/use-list-view.ts';
import { questionFilters } from '../list/use-questions-list.ts';

const settings = addressSettings({ format: oneOf(exchangeFormats), ids: freeText });

/** The filters and format of the export, kept in the address. */
export function useExportView() {
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

export type ExportView = ReturnType<typeof useExportView>;
