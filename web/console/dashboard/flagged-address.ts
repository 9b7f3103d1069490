/** The list of the questions that the dashboard counts as flagged. */
export const flaggedAddress = '/admin/questions?flagged=true&status=published';
