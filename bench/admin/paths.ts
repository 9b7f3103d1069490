export interface MeasuredPath {
  name: string;
  /** The path for a round; it varies where the server would otherwise reply from its cache. */
  path: (round: number) => string;
  /** The least time between two requests, so that the server computes each reply again. */
  pauseMilliseconds?: number;
}

const dayAgo = (days: number): string =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const users = [
  '',
  'page=40',
  'size=100',
  ...['name', 'email', 'role', 'status', 'lastLogin', 'registered'].flatMap((column) => [
    `sort=${column}`,
    `sort=-${column}`,
  ]),
  'role=student',
  'role=tutor,teacher',
  'status=active',
  'status=suspended,banned',
  'verification=unverified',
  'verification=pending',
  'presence=online',
  'presence=offline',
  `since=${dayAgo(14)}`,
  `until=${dayAgo(300)}`,
  'activeDays=7',
  'activeDays=30',
  'search=person4711',
  'search=nguyen',
  'search=dang%20thi%20h',
  'search=0900012345',
  'search=nobody',
  `role=student&status=active&search=le%20minh&since=${dayAgo(90)}&sort=name`,
  'role=student&presence=online&sort=-lastLogin',
];

const audit = [
  '',
  'page=40',
  'sort=at',
  'action=account',
  'action=content.published',
  `since=${dayAgo(14)}`,
  `until=${dayAgo(100)}`,
  'search=suspended',
  'search=person4711',
  'search=nguyen',
];

const content = [
  '',
  ...['title', 'kind', 'status', '-updated', 'position'].map((column) => `sort=${column}`),
  'kind=article',
  'status=draft',
  'search=diem',
];

const list = (name: string, queries: string[]): MeasuredPath[] =>
  queries.map((query) => ({
    name: query ? `${name}?${decodeURIComponent(query)}` : name,
    path: () => `/admin/${name}?${query}`,
  }));

/** Longer than the server caches a dashboard. */
const cacheMs = 31_000;

export const measuredPaths: MeasuredPath[] = [
  ...list('users', users),
  ...list('audit', audit),
  ...list('content', content),
  ...[7, 14, 30].map((days) => ({
    name: `dashboard?days=${days}, uncached`,
    path: () => `/admin/dashboard?days=${days}`,
    pauseMilliseconds: cacheMs,
  })),
  // The server caches each number of weeks separately.
  {
    name: 'analytics, 4 to 26 weeks, uncached',
    path: (round) => `/admin/analytics?weeks=${4 + (round % 23)}`,
  },
];

/** The baseline: a route that only checks the session and its permissions. */
export const baseline: MeasuredPath = { name: 'yardstick: access', path: () => '/admin/access' };
