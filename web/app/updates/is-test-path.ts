/** The screen of a test in progress, which nothing may interrupt. */
export const isTestPath = (pathname: string): boolean => pathname.startsWith('/test/screen');
