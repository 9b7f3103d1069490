/** The screens of a running test: nothing may come between a student and it. */
export const isTestPath = (pathname: string): boolean => pathname.startsWith('/test/screen');
