import { addressSettings } from '../../ui/address/address-settings.ts';
import { oneOf } from '../../ui/address/setting.ts';
import { useAddressSettings } from '../../ui/address/use-address-settings.ts';
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
