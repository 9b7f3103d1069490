/** A setting and its form in the address. */
export interface Setting<Value> {
  /** The default: applies when the address has no valid value, and is never written there. */
  defaultValue: Value;
  /** Returns undefined for an invalid value. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
}

export interface Sorting<Column extends string> {
  column: Column;
  isDescending: boolean;
}

const find = <Value extends string | number>(
  values: readonly Value[],
  text: string,
): Value | undefined => values.find((value) => String(value) === text);

/** One of these values. The default is the first, unless another is named. */
export const oneOf = <Value extends string | number>(
  values: readonly [Value, ...Value[]],
  defaultValue: Value = values[0],
): Setting<Value> => ({ defaultValue, read: (text) => find(values, text), write: String });

/** One of these values, or undefined, which is the default. */
export const optionalOneOf = <Value extends string | number>(
  values: readonly Value[],
): Setting<Value | undefined> => ({
  defaultValue: undefined,
  read: (text) => find(values, text),
  write: (value) => String(value ?? ''),
});

/** Any number of these values, in the order of this list. The default is none. */
export const someOf = <Value extends string>(
  values: readonly Value[],
): Setting<readonly Value[]> => ({
  defaultValue: [],
  read: (text) => {
    const names = text.split(',');
    return values.filter((value) => names.includes(value));
  },
  write: (selected) => selected.join(','),
});

export const flag: Setting<boolean> = {
  defaultValue: false,
  read: () => true,
  write: (isOn) => (isOn ? '1' : ''),
};

const isWhole = (text: string): boolean => /^\d{1,6}$/.test(text);

/** The page of a list, from 1. */
export const pageNumber: Setting<number> = {
  defaultValue: 1,
  read: (text) => (isWhole(text) ? Math.max(1, Number(text)) : undefined),
  write: String,
};

/** An index in a list, from 0; undefined by default. */
export const optionalIndex: Setting<number | undefined> = {
  defaultValue: undefined,
  read: (text) => (isWhole(text) ? Number(text) : undefined),
  write: (value) => String(value ?? ''),
};

/** Free text, such as a search. */
export const freeText: Setting<string> = {
  defaultValue: '',
  read: (text) => text,
  write: (value) => value,
};

/** A day as `2026-09-01`; undefined by default. */
export const optionalDay: Setting<string | undefined> = {
  defaultValue: undefined,
  read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined),
  write: (value) => value ?? '',
};

/** A column's name, with a minus before it for descending order. */
export const sortingBy = <Column extends string>(
  columns: readonly Column[],
  defaultValue: Sorting<Column>,
): Setting<Sorting<Column>> => ({
  defaultValue,
  read: (text) => {
    const column = find(columns, text.replace(/^-/, ''));
    return column && { column, isDescending: text.startsWith('-') };
  },
  write: ({ column, isDescending }) => `${isDescending ? '-' : ''}${column}`,
});
