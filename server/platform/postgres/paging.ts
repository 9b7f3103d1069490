/** The pagination of a list; see `listQuery` in the contract. */
export interface PageQuery {
  page?: number | undefined;
  size?: number | undefined;
}

const defaultSize = 25;

export function pageOf({ page = 1, size = defaultSize }: PageQuery): {
  limit: number;
  offset: number;
} {
  return { limit: size, offset: (page - 1) * size };
}

/** `-name` sorts by `name` descending. */
export function parseSort<Column extends string>(
  sort: Column | `-${Column}`,
): { column: Column; isDescending: boolean } {
  const isDescending = sort.startsWith('-');
  return { column: (isDescending ? sort.slice(1) : sort) as Column, isDescending };
}

/** Parses comma-separated values of a query string. */
export const parseList = <Value extends string>(text: string | undefined): Value[] | undefined =>
  text === undefined ? undefined : (text.split(',') as Value[]);
