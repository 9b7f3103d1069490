import { afterEach, expect, test, vi } from 'vitest';
import { isSidebarKeptOpen, keepSidebar } from './sidebar-cookie.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.cookie = 'sidebar_state=; path=/; max-age=0';
});

test('the sidebar is open until someone closes it', () => {
  expect(isSidebarKeptOpen()).toBe(true);
});

test('what was chosen last is kept', () => {
  keepSidebar(false);
  expect(isSidebarKeptOpen()).toBe(false);
  keepSidebar(true);
  expect(isSidebarKeptOpen()).toBe(true);
});

test('it is kept for seven days, on the whole site, and for this site only', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  keepSidebar(false);
  expect(write).toHaveBeenCalledWith('sidebar_state=false; path=/; max-age=604800; SameSite=Lax');
});

test('on https it is Secure and bound to the host, and none of another host counts', () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  const write = vi.spyOn(document, 'cookie', 'set');
  keepSidebar(false);
  expect(write).toHaveBeenCalledWith(
    '__Host-sidebar_state=false; path=/; max-age=604800; SameSite=Lax; Secure',
  );
  const read = vi.spyOn(document, 'cookie', 'get');
  read.mockReturnValue('a=b; __Host-sidebar_state=false');
  expect(isSidebarKeptOpen()).toBe(false);
  read.mockReturnValue('sidebar_state=false');
  expect(isSidebarKeptOpen()).toBe(true);
});
