import { afterEach, expect, test, vi } from 'vitest';
import { isSidebarStoredOpen, storeSidebar } from './sidebar-cookie.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.cookie = 'sidebar_state=; path=/; max-age=0';
});

test('the sidebar is open until someone closes it', () => {
  expect(isSidebarStoredOpen()).toBe(true);
});

test('the last choice is stored', () => {
  storeSidebar(false);
  expect(isSidebarStoredOpen()).toBe(false);
  storeSidebar(true);
  expect(isSidebarStoredOpen()).toBe(true);
});

test('the cookie lasts seven days, covers the whole site and is SameSite', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  storeSidebar(false);
  expect(write).toHaveBeenCalledWith('sidebar_state=false; path=/; max-age=604800; SameSite=Lax');
});

test('on https the cookie is Secure and bound to the host, and other cookies are ignored', () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  const write = vi.spyOn(document, 'cookie', 'set');
  storeSidebar(false);
  expect(write).toHaveBeenCalledWith(
    '__Host-sidebar_state=false; path=/; max-age=604800; SameSite=Lax; Secure',
  );
  const read = vi.spyOn(document, 'cookie', 'get');
  read.mockReturnValue('a=b; __Host-sidebar_state=false');
  expect(isSidebarStoredOpen()).toBe(false);
  read.mockReturnValue('sidebar_state=false');
  expect(isSidebarStoredOpen()).toBe(true);
});
