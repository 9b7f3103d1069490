import { useSearchParams } from 'react-router';
import { everything, filterValues, type Filters } from './filter-mistakes.ts';

const names = Object.keys(filterValues) as (keyof Filters)[];

const read = <Value extends string>(values: readonly [Value, ...Value[]], given: string | null) =>
  values.find((value) => value === given) ?? values[0];

/** Kept in the address, so that coming back from a result finds the log as it was. */
export function useLogFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters: Filters = {
    state: read(filterValues.state, params.get('state')),
    cause: read(filterValues.cause, params.get('cause')),
    section: read(filterValues.section, params.get('section')),
    skill: read(filterValues.skill, params.get('skill')),
  };
  const change = (changed: Partial<Filters>): void => {
    const wanted = { ...filters, ...changed };
    const kept = names.filter((name) => wanted[name] !== everything[name]);
    const search = Object.fromEntries(kept.map((name) => [name, wanted[name]]));
    setParams(search, { replace: true, preventScrollReset: true });
  };
  return [filters, change];
}
