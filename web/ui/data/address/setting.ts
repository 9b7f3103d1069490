/** A setting and its form in the address. */
export interface Setting<Value> {
  /** The default: applies when the address has no valid value, and is never written there. */
  plain: Value;
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
  plain: Value = values[0],
): Setting<Value> => ({ plain, read: (text) => find(values, text), write: String });

/** One of these values, or undefined, which is the default. */
export const perhapsOneOf = <Value extends string | number>(
  values: readonly Value[],
): Setting<Value | undefined> => ({
  plain: undefined,
  read: (text) => find(values, text),
  write: (value) => String(value ?? ''),
});

/** Any number of these values, in the order of this list. The default is none. */
export const someOf = <Value extends string>(
  values: readonly Value[],
): Setting<readonly Value[]> => ({
  plain: [],
  read: (text) => {
    const names = text.split(',');
    return values.filter((value) => names.includes(value));
  },
  write: (selected) => selected.join(','),
});

export const yesOrNo: Setting<boolean> = {
  plain: false,
  read: () => true,
  write: (isOn) => (isOn ? '1' : ''),
};

const isWhole = (text: string): boolean => /^\d{1,6}$/.test(text);

/** The page of a list, from 1. */
export const pageNumber: Setting<number> = {
  plain: 1,
  read: (text) => (isWhole(text) ? Math.max(1, Number(text)) : undefined),
  write: String,
};

/** An index in a list, from 0; undefined by default. */
export const place: Setting<number | undefined> = {
  plain: undefined,
  read: (text) => (isWhole(text) ? Number(text) : undefined),
  write: (value) => String(value ?? ''),
};

/** Free text, such as a search. */
export const words: Setting<string> = {
  plain: '',
  read: (text) => text,
  write: (value) => value,
};

/** A day as `2026-09-01`; undefined by default. */
export const perhapsDay: Setting<string | undefined> = {
  plain: undefined,
  read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined),
  write: (value) => value ?? '',
};

/** A column's name, with a minus before it for descending order. */
export const sortingBy = <Column extends string>(
  columns: readonly Column[],
  plain: Sorting<Column>,
): Setting<Sorting<Column>> => ({
  plain,
  read: (text) => {
    const column = find(columns, text.replace(/^-/, ''));
    return column && { column, isDescending: text.startsWith('-') };
  },
  write: ({ column, isDescending }) => `${isDescending ? '-' : ''}${column}`,
});
