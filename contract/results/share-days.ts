/** How many days a shared link can live. */
export const shareDays = [7, 30, 90] as const;
export type ShareDays = (typeof shareDays)[number];
