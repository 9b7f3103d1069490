const name = 'sidebar_state';
const sevenDays = 7 * 24 * 60 * 60;

/** Open unless this browser was told otherwise. */
export const isSidebarKeptOpen = (): boolean =>
  !document.cookie.split('; ').includes(`${name}=false`);

export function keepSidebar(isOpen: boolean): void {
  document.cookie = `${name}=${isOpen}; path=/; max-age=${sevenDays}; SameSite=Lax`;
}
