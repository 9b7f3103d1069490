/** No story sees a change of these. */
const unseen =
  /^(docs|bench|checks|e2e\/engines|\.ci|(server|web|exam)\/testing)\/|\.md$|\.test\.tsx?$|^vitest\.config\.ts$/;

/**
 * Which stories a change can affect, by the beginning of their file names. A path that no row names affects every story, so a
 * row is only an optimization: leave a path out when in doubt.
 */
export const table: readonly [paths: RegExp, stories: readonly string[]][] = [
  [/^content\//, ['attempt', 'results', 'retake', 'admin-bank', 'admin-tests', 'home']],
  [/^exam\/(attempt|figure|item|markup)\//, ['attempt', 'results', 'error-log', 'admin-', 'home']],
  [/^exam\/(report|scoring)\//, ['results', 'history', 'retake', 'error-log', 'admin-results']],
  [/^exam\/(report|scoring|statistics)\//, ['admin-statistics', 'question-', 'classes', 'family']],
  [/^exam\/blueprint\//, ['admin-tests', 'admin-structure', 'retake', 'attempt']],
  [/^(exam|server\/site|web)\/orientation\//, ['orientation', 'home', 'public-pages']],
  [/^web\/home\//, ['home', 'first-screen', 'budget', 'scroll-position', 'language-and-theme']],
  [/^(web\/attempt|server\/attempts)\//, ['attempt', 'updates', 'budget', 'admin-results']],
  [/^(web\/attempt|server\/attempts)\//, ['classes', 'results', 'question-', 'stored-xss']],
  [/^web\/service-worker/, ['attempt-offline', 'attempt-reload-offline', 'updates', 'budget']],
  [/^(web\/auth|server\/accounts)\//, ['accounts', 'session', 'guards', 'two-step', 'common-']],
  [/^(web\/auth|server\/accounts)\//, ['profile', 'own-data', 'admin-users', 'admin-settings']],
  [/^web\/(profile|settings)\//, ['profile', 'accounts', 'own-data', 'two-step', 'admin-settings']],
  [/^server\/accounts\/own-data\//, ['own-data']],
  [/^(server|web)\/results\//, ['results', 'history', 'retake', 'question-', 'classes', 'family']],
  [/^(server|web)\/results\//, ['admin-results', 'admin-notifications', 'sharing', 'error-log']],
  [/^web\/error-log\//, ['error-log']],
  [/^web\/tests\//, ['attempt', 'retake', 'routes', 'home']],
  [/^(server\/following|web)\/classes\//, ['classes', 'sharing', 'stored-xss']],
  [/^(server\/following|web)\/(family|sharing)\//, ['family', 'sharing']],
  [/^(server|web)\/tickets\//, ['tickets', 'admin-tickets', 'question-report', 'stored-xss']],
  [/^(server\/accounts|web)\/notifications\//, ['admin-notifications', 'question-life', 'classes']],
  [/^web\/(support|reading|upcoming)\//, ['public-pages', 'public-frame', 'heads', 'scroll-']],
  [/^server\/site\/content\//, ['admin-content', 'public-pages', 'first-screen']],
  [/^(server|web)\/demo\/|^server\/living-demo\.ts$/, ['living-demo', 'accounts']],
  [/^web\/admin\//, ['admin-', 'console-shell', 'question-', 'two-step-required']],
  [/^server\/(bank|attempts\/tests)\//, ['admin-', 'question-', 'attempt']],
  [/^server\/(bank|attempts\/tests)\//, ['retake', 'results']],
  [/^server\/(console|accounts\/(presence|roles)|site\/settings)\//, ['admin-']],
  [/^server\/platform\/pages\//, ['first-screen', 'heads', 'routes', 'budget', 'public-pages']],
];

/** The story files to run after a change of these paths. */
export function storiesOf(paths: readonly string[], stories: readonly string[]): string[] {
  const wanted = new Set<string>();
  for (const path of paths.filter((one) => !unseen.test(one))) {
    const prefixes = table.flatMap(([pattern, names]) => (pattern.test(path) ? names : []));
    if (stories.includes(path)) wanted.add(path);
    else if (prefixes.length === 0) return [...stories];
    if (path.startsWith('web/')) prefixes.push('every-page');
    for (const story of stories) {
      if (prefixes.some((prefix) => story.startsWith(`e2e/${prefix}`))) wanted.add(story);
    }
  }
  return stories.filter((story) => wanted.has(story));
}
