export const attemptPath = (id: string): string => `/admin/test-results/${id}`;
