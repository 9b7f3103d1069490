/** The address that starts a test. */
export const testPath = (test: string): string => `/test/screen?test=${encodeURIComponent(test)}`;
