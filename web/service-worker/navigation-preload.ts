/** What is used of the browser's `NavigationPreloadManager`. */
interface Preload {
  enable(): Promise<void>;
  disable(): Promise<void>;
}

/**
 * Navigation preload lets the browser ask for a page while the worker starts. In Firefox a preload that fails ends the navigation,
 * even where the worker catches the failure and answers with its copy: a reload without the server would lose the test. The
 * setting outlives the worker that made it, so Firefox gets it turned off, not merely left alone.
 */
export async function setNavigationPreload(
  preload: Preload | undefined,
  userAgent: string,
): Promise<void> {
  const isFirefox = userAgent.includes('Firefox/');
  await (isFirefox ? preload?.disable() : preload?.enable());
}
