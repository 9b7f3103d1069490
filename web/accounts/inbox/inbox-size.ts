/** How many notifications one page holds. */
export const inboxSize = 20;
