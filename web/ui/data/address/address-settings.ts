import type { Setting } from './setting.ts';

/** Reads the settings of a page from the query string of its address and writes them there. */
export interface AddressSettings<Values> {
  read: (search: string) => Values;
  /** Returns the query string with these settings in it; other parameters (the open tab) stay. */
  write: (search: string, values: Values) => string;
}

/** Maps each setting to the query parameter of the same name. */
export function addressSettings<Values extends object>(table: {
  [Name in keyof Values]: Setting<Values[Name]>;
}): AddressSettings<Values> {
  const all = Object.entries(table) as [keyof Values & string, Setting<unknown>][];
  return {
    read: (search) => {
      const params = new URLSearchParams(search);
      const values = all.map(([name, { defaultValue, read }]) => {
        const param = params.get(name);
        return [name, (param === null ? undefined : read(param)) ?? defaultValue];
      });
      return Object.fromEntries(values) as Values;
    },
    write: (search, values) => {
      const params = new URLSearchParams(search);
      for (const [name, { defaultValue, write }] of all) {
        const text = write(values[name]);
        if (text === write(defaultValue)) params.delete(name);
        else params.set(name, text);
      }
      const after = params.toString();
      return after === '' ? '' : `?${after}`;
    },
  };
}
