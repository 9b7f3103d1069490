import type { Setting } from './setting.ts';

/** What can be set on a page, to and from the search of its address. */
export interface AddressSettings<Values> {
  read: (search: string) => Values;
  /** The same search with these settings in it; whatever else stands there (the open tab) stays. */
  write: (search: string, values: Values) => string;
}

/** Each setting under its own name. */
export function addressSettings<Values extends object>(table: {
  [Name in keyof Values]: Setting<Values[Name]>;
}): AddressSettings<Values> {
  const all = Object.entries(table) as [keyof Values & string, Setting<unknown>][];
  return {
    read: (search) => {
      const params = new URLSearchParams(search);
      const values = all.map(([name, { plain, read }]) => {
        const given = params.get(name);
        return [name, (given === null ? undefined : read(given)) ?? plain];
      });
      return Object.fromEntries(values) as Values;
    },
    write: (search, values) => {
      const params = new URLSearchParams(search);
      for (const [name, { plain, write }] of all) {
        const written = write(values[name]);
        if (written === write(plain)) params.delete(name);
        else params.set(name, written);
      }
      const after = params.toString();
      return after === '' ? '' : `?${after}`;
    },
  };
}
