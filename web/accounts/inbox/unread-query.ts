/** The query of the bell, which only needs the number of unread notifications. */
export const unreadQuery = { query: { size: 1 } };
