/** The bell's query, which needs only the number of unread notifications. */
export const unreadQuery = { query: { size: 1 } };
