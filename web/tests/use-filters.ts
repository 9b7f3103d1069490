import { useSearchParams } from 'react-router';
import { filterValues, type Filters } from './filter-tests.ts';

const names = Object.keys(filterValues) as (keyof Filters)[];

const read = <Value extends string>(values: readonly [Value, ...Value[]], given: string | null) =>
  values.find((value) => value === given) ?? values[0];

/** Kept in the address, so that coming back from a test or its results finds the list as it was. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters: Filters = {
    kind: read(filterValues.kind, params.get('kind')),
    status: read(filterValues.status, params.get('status')),
    section: read(filterValues.section, params.get('section')),
    order: read(filterValues.order, params.get('order')),
  };
  const change = (changed: Partial<Filters>): void => {
    const wanted = { ...filters, ...changed };
    const kept = names.filter((name) => wanted[name] !== filterValues[name][0]);
    const search = Object.fromEntries(kept.map((name) => [name, wanted[name]]));
    setParams(search, { replace: true, preventScrollReset: true });
  };
  return [filters, change];
}
