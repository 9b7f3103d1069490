/** What was asked of a list, as `listQuery` of the contract has it. */
export interface PageAsked {
  page?: number | undefined;
  size?: number | undefined;
}

const usualSize = 25;

export function pageOf({ page = 1, size = usualSize }: PageAsked): {
  limit: number;
  offset: number;
} {
  return { limit: size, offset: (page - 1) * size };
}

/** `-name` is `name` from the greatest. */
export function sortOf<Column extends string>(
  sort: Column | `-${Column}`,
): { column: Column; isDescending: boolean } {
  const isDescending = sort.startsWith('-');
  return { column: (isDescending ? sort.slice(1) : sort) as Column, isDescending };
}

/** Values with commas between them, as an address has them. */
export const listOf = <Value extends string>(given: string | undefined): Value[] | undefined =>
  given === undefined ? undefined : (given.split(',') as Value[]);
