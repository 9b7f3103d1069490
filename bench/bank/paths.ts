export interface MeasuredPath {
  name: string;
  path: string;
  /** The body of a POST; absent for a GET. */
  body?: object;
}

const sorts = ['id', 'skill', 'difficulty', 'answers', 'p', 'r', 'updated'];

const queries = [
  '',
  'page=40',
  'page=800',
  'size=100',
  'size=500',
  ...sorts.flatMap((column) => [`sort=${column}`, `sort=-${column}`]),
  'section=rw',
  'section=math&sort=p',
  'domain=algebra,advanced-math',
  'skill=circles',
  'skill=words-in-context,transitions&sort=-r',
  'type=type-6',
  'difficulty=hard',
  'kind=entered',
  'status=draft',
  'status=review',
  'status=published',
  'status=archived',
  'status=draft,review',
  'flagged=true',
  'flag=weak',
  'flag=too-hard,possible-miskey&sort=p',
  'gaps=true',
  'search=bench-4711',
  'search=which',
  'search=t',
  'search=the%20text%20w',
  'search=phuong%20trinh',
  'search=nothingatall',
  'section=math&difficulty=hard&status=published&flagged=true&search=what&sort=-r',
];

const attemptQueries = [
  '',
  'page=40',
  'size=100',
  ...['started', 'ended', 'score', 'student'].flatMap((column) => [
    `sort=${column}`,
    `sort=-${column}`,
  ]),
  'state=running',
  'state=completed',
  'state=abandoned',
  'test=diagnostic-1',
  'kind=diagnostic',
  'kind=practice',
  'since=2026-01-01',
  'scoreFrom=400&scoreTo=700',
  'search=nguyen',
  'search=nobody',
];

const testQueries = [
  '',
  'sort=name',
  'sort=-attempts',
  'sort=-score',
  'state=published',
  'search=full',
];

const listsOf = (kind: string, queryStrings: readonly string[]): MeasuredPath[] =>
  queryStrings.map((query) => ({
    name: `${kind}${query && `?${decodeURIComponent(query)}`}`,
    path: `/admin/${kind}?${query}`,
  }));

export const questionLists = listsOf('questions', queries);
export const attemptLists = listsOf('attempts', attemptQueries);
export const testLists = listsOf('tests', testQueries);

export const baseline: MeasuredPath = { name: 'yardstick: access', path: '/admin/access' };
