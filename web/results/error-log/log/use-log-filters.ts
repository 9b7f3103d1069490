import { addressSettings } from '../../../ui/data/address/address-settings.ts';
import { oneOf } from '../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../ui/data/address/use-address-settings.ts';
import { filterValues, type Filters } from './filter-mistakes.ts';

const filterSettings = addressSettings<Filters>({
  state: oneOf(filterValues.state),
  cause: oneOf(filterValues.cause),
  section: oneOf(filterValues.section),
  skill: oneOf(filterValues.skill),
});

/** Kept in the address, so that coming back from a result finds the log as it was. */
export const useLogFilters = (): [Filters, (change: Partial<Filters>) => void] =>
  useAddressSettings(filterSettings);
