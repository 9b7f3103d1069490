/** The test as a student sees it, on one of its routes. */
export const previewPath = (test: string, route: 'lower' | 'higher' = 'higher'): string =>
  `/test/screen?preview=${encodeURIComponent(test)}&route=${route}`;

export const testPath = (test: string): string => `/admin/tests/${encodeURIComponent(test)}`;
