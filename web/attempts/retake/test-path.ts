/** Where a test begins. */
export const testPath = (test: string): string => `/test/screen?test=${encodeURIComponent(test)}`;
