/** Every address of the product, and who can open it. */
export const publicPages = [
  '/',
  '/courses',
  '/tests',
  '/practice',
  '/tickets',
  '/support',
  '/support/password-and-devices',
  '/huong-nghiep',
  '/test-results/example',
  '/test-results/example/sheet',
  '/unauthorized',
  '/dich-vu',
  '/cau-hoi-thuong-gap',
  '/chinh-sach-bao-mat',
  '/dieu-khoan-su-dung',
  '/demo/mailbox',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/forgot-password/change',
];

export const signedInPages = [
  '/profile',
  '/error-log',
  '/notifications',
  '/settings',
  '/test/screen?preview=diagnostic-1',
  '/test/not-found',
];

export const adminPages = [
  '/admin/dashboard',
  '/admin/modules',
  '/admin/users',
  '/admin/roles',
  '/admin/content',
  '/admin/questions',
  '/admin/questions/create',
  '/admin/questions/two-variable-data-01',
  '/admin/tickets',
  '/admin/settings',
  '/admin/notifications',
  '/admin/audit',
  '/admin/system-settings',
  '/admin/help',
  '/admin/help/components',
  '/admin/analytics',
  '/admin/test-results',
  '/admin/tests',
  '/admin/tests/create',
];

export const unknownPages = ['/no-such-page', '/tests/no/such', '/admin/no-such-page'];
