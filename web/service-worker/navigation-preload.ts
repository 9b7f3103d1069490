/** The methods of the browser's `NavigationPreloadManager` that are used here. */
interface Preload {
  enable(): Promise<void>;
  disable(): Promise<void>;
}

/**
 * Navigation preload lets the browser request a page while the worker starts. In Firefox a failed preload aborts the navigation,
 * even if the worker catches the failure and answers with its copy: a reload without the server would lose the test. The
 * setting outlives the worker that made it, so it is disabled explicitly in Firefox.
 */
export async function setNavigationPreload(
  preload: Preload | undefined,
  userAgent: string,
): Promise<void> {
  const isFirefox = userAgent.includes('Firefox/');
  await (isFirefox ? preload?.disable() : preload?.enable());
}
