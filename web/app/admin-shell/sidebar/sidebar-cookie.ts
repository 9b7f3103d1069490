const sevenDays = 7 * 24 * 60 * 60;

/** On https the `__Host-` prefix binds the cookie to this host; over http the browser would reject it. */
const cookieScope = (): { prefix: string; secure: string } =>
  location.protocol === 'https:'
    ? { prefix: '__Host-', secure: '; Secure' }
    : { prefix: '', secure: '' };

/** Open by default. */
export const isSidebarStoredOpen = (): boolean =>
  !document.cookie.split('; ').includes(`${cookieScope().prefix}sidebar_state=false`);

export function storeSidebar(isOpen: boolean): void {
  const { prefix, secure } = cookieScope();
  document.cookie = `${prefix}sidebar_state=${isOpen}; path=/; max-age=${sevenDays}; SameSite=Lax${secure}`;
}
