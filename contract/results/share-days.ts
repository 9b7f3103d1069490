/** The lifetimes of a shared link, in days. */
export const shareDays = [7, 30, 90] as const;
export type ShareDays = (typeof shareDays)[number];
