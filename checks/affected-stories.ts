/** Paths that do not affect any story. */
const unaffecting =
  /^(docs|bench|checks|e2e\/engines|\.ci|(server|web|exam)\/testing)\/|\.md$|\.test\.tsx?$|^vitest\.config\.ts$/;

/** The stories that a change in an area can affect, by path prefix in `e2e/`: its own, and others that show it. */
const affectedBy: Record<string, readonly string[]> = {
  accounts: ['accounts/', 'app/', 'site/admin-settings', 'attempts/attempt-devices'],
  bank: ['bank/', 'attempts/', 'results/', 'console/', 'site/home', 'tickets/question-report'],
  attempts: ['attempts/', 'app/', 'results/', 'following/', 'bank/question-life'],
  results: ['results/', 'following/', 'attempts/', 'bank/question-life', 'tickets/', 'accounts/'],
  following: ['following/', 'results/', 'app/stored-xss'],
  tickets: ['tickets/', 'app/stored-xss', 'accounts/admin-users'],
  site: ['site/', 'app/'],
  console: ['console/'],
  demo: ['demo/', 'accounts/'],
};

const areaRows = Object.entries(affectedBy).map(
  ([area, stories]) => [new RegExp(`^(contract|server|web)/${area}/`), stories] as const,
);

/** A path without a row affects every story. Rows are only an optimization, so leave a path out when in doubt. */
export const table: readonly (readonly [paths: RegExp, stories: readonly string[]])[] = [
  ...areaRows,
  [/^content\//, ['attempts/', 'results/', 'bank/', 'site/']],
  [/^exam\/(attempt|figure|item|markup)\//, ['attempts/', 'results/', 'bank/', 'site/home']],
  [/^exam\/(report|scoring|statistics)\//, ['results/', 'bank/', 'attempts/', 'following/']],
  [/^exam\/blueprint\//, ['bank/', 'attempts/', 'results/retake']],
  [/^exam\/orientation\//, ['site/orientation']],
  [/^server\/demo-deps\.ts$/, ['demo/']],
  [/^web\/item\//, ['attempts/', 'results/', 'bank/', 'site/home']],
  [/^web\/service-worker/, ['attempts/', 'app/updates', 'app/budget']],
];

/** The story files to run after a change of these paths. */
export function affectedStories(paths: readonly string[], stories: readonly string[]): string[] {
  const affected = new Set<string>();
  for (const path of paths.filter((one) => !unaffecting.test(one))) {
    const prefixes = table.flatMap(([pattern, names]) => (pattern.test(path) ? names : []));
    if (stories.includes(path)) affected.add(path);
    else if (prefixes.length === 0) return [...stories];
    const allPrefixes = path.startsWith('web/') ? [...prefixes, 'app/every-page'] : prefixes;
    for (const story of stories) {
      if (allPrefixes.some((prefix) => story.startsWith(`e2e/${prefix}`))) affected.add(story);
    }
  }
  return stories.filter((story) => affected.has(story));
}
