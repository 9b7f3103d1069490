export interface Measured {
  name: string;
  /** The path of a round; another one each time where an answer of a moment ago would be given again. */
  path: (round: number) => string;
  /** Asked no more often than the server reckons it anew. */
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

const list = (name: string, queries: string[]): Measured[] =>
  queries.map((query) => ({
    name: query ? `${name}?${decodeURIComponent(query)}` : name,
    path: () => `/admin/${name}?${query}`,
  }));

/** Longer than the server keeps a reckoning, so that each of these is a new one. */
const anew = 31_000;

export const measured: Measured[] = [
  ...list('users', users),
  ...list('audit', audit),
  ...list('content', content),
  ...[7, 14, 30].map((days) => ({
    name: `dashboard?days=${days}, reckoned anew`,
    path: () => `/admin/dashboard?days=${days}`,
    pauseMilliseconds: anew,
  })),
  // Every number of weeks is a reckoning of its own.
  {
    name: 'analytics, 4 to 26 weeks, reckoned anew',
    path: (round) => `/admin/analytics?weeks=${4 + (round % 23)}`,
  },
];

/** Knows who asks and what they may do, and nothing more. */
export const yardstick: Measured = { name: 'yardstick: access', path: () => '/admin/access' };
