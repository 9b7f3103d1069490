/** Where the web application has what a notice is about. */
export const ownClassesPage = '/classes';
export const teachingPage = (classId: string): string => `/classes/${classId}`;
