const sevenDays = 7 * 24 * 60 * 60;

/** On https under a name that the browser takes from this very host alone; over http it would refuse it. */
const bound = (): { prefix: string; secure: string } =>
  location.protocol === 'https:'
    ? { prefix: '__Host-', secure: '; Secure' }
    : { prefix: '', secure: '' };

/** Open unless this browser was told otherwise. */
export const isSidebarKeptOpen = (): boolean =>
  !document.cookie.split('; ').includes(`${bound().prefix}sidebar_state=false`);

export function keepSidebar(isOpen: boolean): void {
  const { prefix, secure } = bound();
  document.cookie = `${prefix}sidebar_state=${isOpen}; path=/; max-age=${sevenDays}; SameSite=Lax${secure}`;
}
