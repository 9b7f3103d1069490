/** The list of the questions that the dashboard counts as flagged. */
export const flaggedPath = '/admin/questions?flagged=true&status=published';
