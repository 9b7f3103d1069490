export const pageSizes = [10, 25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** What the server gives when it isn't told. */
export const usualSize = 25;

/** An export asks for this many rows at a time. */
export const exportSize = 500;
