/** One thing a person can set, and how it stands in the address. */
export interface Setting<Value> {
  /** In force where the address says nothing, or nothing sensible; never written there itself. */
  plain: Value;
  /** Undefined for what makes no sense. */
  read: (given: string) => Value | undefined;
  write: (value: Value) => string;
}

export interface Sorting<Column extends string> {
  column: Column;
  isDescending: boolean;
}

const find = <Value extends string | number>(
  values: readonly Value[],
  given: string,
): Value | undefined => values.find((value) => String(value) === given);

/** The first is plain, unless another one is named. */
export const oneOf = <Value extends string | number>(
  values: readonly [Value, ...Value[]],
  plain: Value = values[0],
): Setting<Value> => ({ plain, read: (given) => find(values, given), write: String });

/** One of them, or none: that is plain. */
export const perhapsOneOf = <Value extends string | number>(
  values: readonly Value[],
): Setting<Value | undefined> => ({
  plain: undefined,
  read: (given) => find(values, given),
  write: (value) => String(value ?? ''),
});

/** Any number of them, in their own order. None is plain. */
export const someOf = <Value extends string>(
  values: readonly Value[],
): Setting<readonly Value[]> => ({
  plain: [],
  read: (given) => {
    const wanted = given.split(',');
    return values.filter((value) => wanted.includes(value));
  },
  write: (chosen) => chosen.join(','),
});

export const yesOrNo: Setting<boolean> = {
  plain: false,
  read: () => true,
  write: (is) => (is ? '1' : ''),
};

const isWhole = (given: string): boolean => /^\d{1,6}$/.test(given);

/** A page of a list. */
export const pageNumber: Setting<number> = {
  plain: 1,
  read: (given) => (isWhole(given) ? Math.max(1, Number(given)) : undefined),
  write: String,
};

/** The place of something in a list, from 0; none is plain. */
export const place: Setting<number | undefined> = {
  plain: undefined,
  read: (given) => (isWhole(given) ? Number(given) : undefined),
  write: (value) => String(value ?? ''),
};

/** What somebody types, such as the words of a search. */
export const words: Setting<string> = {
  plain: '',
  read: (given) => given,
  write: (value) => value,
};

/** A day as `2026-09-01`; none is plain. */
export const perhapsDay: Setting<string | undefined> = {
  plain: undefined,
  read: (given) => (/^\d{4}-\d{2}-\d{2}$/.test(given) ? given : undefined),
  write: (value) => value ?? '',
};

/** A column's name, with a minus before it where the order is turned round. */
export const sortingBy = <Column extends string>(
  columns: readonly Column[],
  plain: Sorting<Column>,
): Setting<Sorting<Column>> => ({
  plain,
  read: (given) => {
    const column = find(columns, given.replace(/^-/, ''));
    return column && { column, isDescending: given.startsWith('-') };
  },
  write: ({ column, isDescending }) => `${isDescending ? '-' : ''}${column}`,
});
