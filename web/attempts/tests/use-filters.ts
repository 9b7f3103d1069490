import { addressSettings } from '../../ui/data/address/address-settings.ts';
import { oneOf } from '../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../ui/data/address/use-address-settings.ts';
import { filterValues, type Filters } from './filter-tests.ts';

const filterSettings = addressSettings<Filters>({
  kind: oneOf(filterValues.kind),
  status: oneOf(filterValues.status),
  section: oneOf(filterValues.section),
  order: oneOf(filterValues.order),
});

/** Kept in the address, so that coming back from a test or its results finds the list as it was. */
export const useFilters = (): [Filters, (change: Partial<Filters>) => void] =>
  useAddressSettings(filterSettings);
