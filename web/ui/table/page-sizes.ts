import type { pageSizes as agreed } from '@bac/contract/protocol/list.ts';

/** The contract's own, which would bring zod to the browser. */
export const pageSizes = [10, 25, 50, 100] as const satisfies typeof agreed;
export type PageSize = (typeof pageSizes)[number];

/** What the server gives when it isn't told. */
export const usualSize = 25;

/** An export asks for this many rows at a time. */
export const exportSize = 500;
