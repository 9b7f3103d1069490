export const pageSizes = [10, 25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** The server's default. */
export const defaultPageSize = 25;

/** An export requests this many rows at a time. */
export const exportPageSize = 500;
