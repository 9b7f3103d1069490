/** The list of what is counted as flagged here. */
export const flaggedAddress = '/admin/questions?flagged=true&status=published';
